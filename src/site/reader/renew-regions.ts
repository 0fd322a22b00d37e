import { withoutTimes } from './changes.ts'
import { renewTimes } from './relative-times.ts'

/** Puts what is new in `fresh` into the page: only regions that differ, with place and focus kept. */
export function renewRegions(fresh: Document): void {
  const place = markPlace()
  const focus = markFocus()
  // A section that moved, came or went changes more than the regions themselves.
  if (nameRegions(fresh) !== nameRegions(document))
    document.querySelector('main')?.replaceChildren(...(fresh.querySelector('main')?.childNodes ?? []))
  for (const region of document.querySelectorAll<HTMLElement>('[data-region]')) {
    const renewed = fresh.querySelector<HTMLElement>(`[data-region="${region.dataset.region}"]`)
    if (renewed && withoutTimes(renewed.outerHTML) !== withoutTimes(region.outerHTML))
      region.replaceWith(renewed)
  }
  renewStylesheet(fresh)
  document.title = fresh.title
  renewTimes()
  focus()
  place()
}

function nameRegions(page: Document): string {
  return [...page.querySelectorAll<HTMLElement>('main [data-region]')]
    .map(({ dataset }) => dataset.region)
    .join(' ')
}

/** Remembers the first headline in sight; the answer brings it back to where it stood. */
function markPlace(): () => void {
  if (scrollY === 0) return () => undefined
  const inSight = [...document.querySelectorAll<HTMLAnchorElement>('main a')]
    .map(link => ({ href: link.href, top: link.getBoundingClientRect().top }))
    .filter(({ top }) => top >= 0 && top < innerHeight)
  return () => {
    // The headline in sight may be the one that went: the next one that is still there holds the place.
    for (const { href, top } of inSight) {
      // One article may stand in two lists: the nearest is the one that was read.
      const [shift] = [...document.querySelectorAll<HTMLAnchorElement>('main a')]
        .filter(other => other.href === href)
        .map(link => link.getBoundingClientRect().top - top)
        .sort((a, b) => Math.abs(a) - Math.abs(b))
      if (shift === undefined) continue
      scrollBy({ top: shift, behavior: 'instant' })
      return
    }
  }
}

function markFocus(): () => void {
  const focused = document.activeElement
  if (!(focused instanceof HTMLAnchorElement)) return () => undefined
  return () => {
    if (focused.isConnected) return
    const region = [...document.querySelectorAll<HTMLAnchorElement>('a')].find(
      link => link.href === focused.href && link.textContent === focused.textContent,
    )
    region?.focus({ preventScroll: true })
  }
}

/**
 * Another primary colour is another address of the stylesheet. The page's policy knows the digest of its own rules alone, so
 * the stylesheet takes their place as soon as it is there.
 */
function renewStylesheet(fresh: Document): void {
  const shown = [...document.querySelectorAll<HTMLElement>('[data-sheet]')]
  const last = shown.at(-1)
  const address = fresh.querySelector<HTMLElement>('[data-sheet]')?.dataset.sheet
  if (!last || !address || last.dataset.sheet === address) return
  const link = document.createElement('link')
  link.rel = 'stylesheet'
  link.href = link.dataset.sheet = address
  link.addEventListener('load', () => {
    for (const sheet of shown) sheet.remove()
  })
  last.after(link)
}
