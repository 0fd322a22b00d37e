// Loaded on pages with advertisements alone. Ours, so that pages need no inline script and their policy no exception.

const loader = 'https://pagead2.googlesyndication.com/pagead/js/adsbygoogle.js'

if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', fillPlaces)
else fillPlaces()

/** AdSense takes one command for each place, in the order of the page, before or after it has loaded. */
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
