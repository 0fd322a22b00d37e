import { withoutTimes } from './judge-renewal.ts'
import { markNew } from './mark-new.ts'
import { renewDay, renewTimes } from './relative-times.ts'

/** Replaces the regions that differ in `fresh`; scroll position, focus and open disclosures are kept. */
export function renewRegions(fresh: Document): void {
  const place = markPlace()
  const focus = markFocus()
  const reopen = markOpen()
  // If sections were moved, added or removed, the whole of `main` is replaced.
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
  renewDay()
  markNew()
  reopen()
  focus()
  place()
}

function nameRegions(page: Document): string {
  return [...page.querySelectorAll<HTMLElement>('main [data-region]')]
    .map(({ dataset }) => dataset.region)
    .join(' ')
}

/** Remembers the headlines in view; the returned function scrolls the first of them back to its position. */
function markPlace(): () => void {
  const inSight = scrollY === 0 ? [] : listHeadlines().filter(({ top }) => top >= 0 && top < innerHeight)
  return () => {
    const renewed = listHeadlines()
    // If the first headline in view was removed, the next one keeps the position.
    for (const { href, top } of inSight) {
      // An article may appear in two lists: the nearest occurrence is the one that was read.
      const [shift] = renewed
        .filter(other => other.href === href)
        .map(other => other.top - top)
        .sort((a, b) => Math.abs(a) - Math.abs(b))
      if (shift === undefined) continue
      scrollBy({ top: shift, behavior: 'instant' })
      return
    }
  }
}

function listHeadlines() {
  return [...document.querySelectorAll<HTMLAnchorElement>('main a')].map(link => ({
    href: link.href,
    top: link.getBoundingClientRect().top,
  }))
}

function markFocus(): () => void {
  const focused = document.activeElement
  const key = focused && keyOf(focused)
  return () => {
    if (focused?.isConnected) return
    const renewed = [...document.querySelectorAll<HTMLElement>('a, summary')].find(
      each => keyOf(each) === key,
    )
    renewed?.focus({ preventScroll: true })
  }
}

function markOpen(): () => void {
  const open = [...document.querySelectorAll('details[open]')].map(keyOf)
  return () => {
    for (const details of document.querySelectorAll('details'))
      if (open.includes(keyOf(details))) details.open = true
  }
}

/** The same for a link before and after a renewal, and for a disclosure, whose counts change: one in a labelled section. */
function keyOf(element: Element): string {
  return element instanceof HTMLAnchorElement
    ? element.href + element.textContent
    : element.localName + element.closest('[aria-label]')?.getAttribute('aria-label')
}

/**
 * Another primary colour means another stylesheet address. The page's policy allows only the digest of its own inline
 * rules, so the stylesheet replaces them once it has loaded.
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
