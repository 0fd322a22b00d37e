// Storage refuses in some private windows; the choice then lasts for the page.
const key = 'theme'

export function paintTheme(): void {
  const stored = readTheme()
  if (stored === 'auto') delete document.documentElement.dataset.theme
  else document.documentElement.dataset.theme = stored
}

/** Sets the buttons to the stored choice, stores a new one, and follows what another tab stores. */
export function keepTheme(): void {
  checkStored()
  document.addEventListener('change', ({ target }) => {
    if (!(target instanceof HTMLInputElement) || target.name !== 'theme') return
    try {
      localStorage.setItem(key, target.value)
    } catch {
      return
    }
    paintTheme()
  })
  addEventListener('storage', () => {
    paintTheme()
    checkStored()
  })
}

function checkStored(): void {
  const button = document.querySelector<HTMLInputElement>(`#theme-${readTheme()}`)
  if (button) button.checked = true
}

function readTheme(): 'auto' | 'light' | 'dark' {
  try {
    const stored = localStorage.getItem(key)
    return stored === 'light' || stored === 'dark' ? stored : 'auto'
  } catch {
    return 'auto'
  }
}
