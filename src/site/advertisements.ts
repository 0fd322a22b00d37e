import { whenParsed } from './when-parsed.ts'

// Loaded only on pages with advertisements. A file of ours, so that pages need no inline script and no exception in
// their policy.

const loader = 'https://pagead2.googlesyndication.com/pagead/js/adsbygoogle.js'

whenParsed(fillPlaces)

/** AdSense takes one command per ad place, in page order, before or after it has loaded. */
function fillPlaces(): void {
  const places = [...document.querySelectorAll<HTMLElement>('ins.adsbygoogle')]
  const client = places[0]?.dataset.adClient
  if (!client) return
  Object.assign(window, { adsbygoogle: places.map(() => ({})) })
  const script = document.createElement('script')
  script.async = true
  script.crossOrigin = 'anonymous'
  script.src = `${loader}?client=${client}`
  document.head.append(script)
}
