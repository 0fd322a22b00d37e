import { whenParsed } from './when-parsed.ts'

// Loaded only on pages with advertisements. A file of ours, so that pages need no inline script and no exception in
// their policy.

const loader = 'https://pagead2.googlesyndication.com/pagead/js/adsbygoogle.js'

whenParsed(fillPlaces)

/** AdSense takes one command per ad place, in page order, before or after it has loaded. */
function fillPlaces(): void {
  const places = listPlaces()
  const client = places[0]?.dataset.adClient
  if (!client) return
  Object.assign(window, { adsbygoogle: places.map(() => ({})) })
  const script = document.createElement('script')
  script.async = true
  script.crossOrigin = 'anonymous'
  script.src = `${loader}?client=${client}`
  // A blocked loader marks no place, and CSS hides the label and line of those that are marked.
  script.addEventListener('error', () => {
    for (const place of places) place.dataset.adStatus = 'unfilled'
  })
  document.head.append(script)
  new MutationObserver(() => restorePlaces(places)).observe(document.body, { childList: true, subtree: true })
}

/** Nothing fills the places of a page that renews itself, so the advertisements shown before return to theirs. */
function restorePlaces(filled: HTMLElement[]): void {
  for (const place of listPlaces()) {
    const { adSlot } = place.dataset
    const before = filled.find(({ isConnected, dataset }) => !isConnected && dataset.adSlot === adSlot)
    if (before && !filled.includes(place)) place.replaceWith(before)
  }
}

function listPlaces(): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>('ins.adsbygoogle')]
}
