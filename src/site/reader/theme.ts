// Storage throws in some private windows; the choice then lasts until the page is left.

/** Sets the colours of the stored choice and marks its button, where the page has one already. */
export function paintTheme(): void {
  paint(readTheme())
}

/** Marks the button of the stored choice, stores a new choice, and follows changes made in another tab. */
export function keepTheme(): void {
  paintTheme()
  document.addEventListener('click', event => {
    const button = event.target instanceof HTMLButtonElement ? event.target : null
    if (button?.name !== 'theme') return
    event.preventDefault()
    store(button.value)
    sendToServer(button.value)
    paint(button.value)
  })
  addEventListener('storage', paintTheme)
}

function paint(theme: string): void {
  document.documentElement.dataset.theme = theme
  for (const button of document.querySelectorAll<HTMLButtonElement>('[name=theme]'))
    button.ariaPressed = String(button.value === theme)
}

function store(theme: string): void {
  try {
    localStorage.theme = theme
  } catch {
    // The page shows its colours even if they cannot be stored.
  }
}

/** The server renders the admin area per reader, using the cookie that this request sets. */
function sendToServer(theme: string): void {
  navigator.sendBeacon('/theme', new URLSearchParams({ theme }))
}

function readTheme(): string {
  try {
    return localStorage.theme ?? 'auto'
  } catch {
    return 'auto'
  }
}
