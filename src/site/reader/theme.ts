// Storage throws in some private windows; the choice then lasts until the page is left.

/** Sets the colours of the stored choice and marks its button, where the page has one already. */
export function paintTheme(): void {
  let theme = 'auto'
  try {
    theme = localStorage.theme ?? theme
  } catch {
    // It follows the device.
  }
  paint(theme)
}

/** Marks the button of the stored choice, stores a new choice, and follows changes made in another tab. */
export function keepTheme(): void {
  paintTheme()
  document.addEventListener('click', event => {
    const { target } = event
    if (!(target instanceof HTMLButtonElement) || target.name !== 'theme') return
    event.preventDefault()
    choose(target.value)
  })
  addEventListener('storage', paintTheme)
}

function paint(theme: string): void {
  document.documentElement.dataset.theme = theme
  for (const button of document.querySelectorAll<HTMLButtonElement>('[name=theme]'))
    button.ariaPressed = String(button.value === theme)
  // Of a phone's address bar: the colours of the device's schemes are those of the document, which the chosen one precedes.
  const bar = document.querySelector<HTMLMetaElement>('[name=theme-color]')
  if (!bar) return
  bar.media = theme === 'auto' ? 'not all' : ''
  bar.content = getComputedStyle(document.documentElement).backgroundColor
}

function choose(theme: string): void {
  paint(theme)
  // The server renders the admin area per reader, using the cookie that this request sets.
  navigator.sendBeacon('/theme', new URLSearchParams({ theme }))
  try {
    localStorage.theme = theme
  } catch {
    // The page shows its colours even if they cannot be stored.
  }
}
