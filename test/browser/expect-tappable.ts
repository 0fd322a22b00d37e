import { expect, type Page } from '@playwright/test'

/**
 * Every touch target is at least 44 by 44 pixels. Measured with hit tests at points around it, because a headline's
 * target is its whole card and a label's includes its box. Links inside a sentence may be as high as the line and as wide as
 * their words, but not a story's: around it is the link of its card, which opens an outlet's page.
 */
export async function expectTappable(page: Page): Promise<void> {
  await page.waitForLoadState()
  expect(await page.evaluate(findSmallTargets)).toEqual([])
}

/** Runs in the page. */
export function findSmallTargets(): string[] {
  const tapMin = 44
  const targets = 'a[href], button, input:not([type="hidden"]), select, textarea, summary, label'

  function isLedTo(target: Element, x: number, y: number): boolean {
    const hit = document.elementFromPoint(x, y)?.closest(targets)
    if (hit === target) return true
    if (hit instanceof HTMLAnchorElement && target instanceof HTMLAnchorElement)
      return hit.href === target.href
    return target instanceof HTMLInputElement && hit instanceof HTMLLabelElement && hit.control === target
  }

  /** How far the target reaches to both sides of its middle, along one axis. */
  function measureReach(isHit: (from: number) => boolean): number {
    const most = tapMin / 2 - 0.5
    if (isHit(-most) && isHit(most)) return tapMin
    let [start, end] = [0, 0]
    while (end - start < tapMin && isHit(start - 1)) start -= 1
    while (end - start < tapMin && isHit(end + 1)) end += 1
    return end - start
  }

  function measureTarget(target: Element): { width: number; height: number } {
    target.scrollIntoView({ block: 'center' })
    const [line = target.getBoundingClientRect()] = target.getClientRects()
    const [x, y] = [line.left + line.width / 2, line.top + line.height / 2]
    if (!isLedTo(target, x, y)) return { width: 0, height: 0 }
    return {
      width: measureReach(by => isLedTo(target, x + by, y)),
      height: measureReach(by => isLedTo(target, x, y + by)),
    }
  }

  function isSentence(target: Element): boolean {
    const isInline = getComputedStyle(target).display === 'inline' && !target.matches('.story-count')
    return isInline && target.parentElement?.textContent?.trim() !== target.textContent?.trim()
  }

  // What is behind an open dialog cannot be tapped.
  const dialog = document.querySelector('[role="dialog"], [role="alertdialog"]')
  return (
    [...(dialog ?? document).querySelectorAll(targets)]
      .filter(target => !(target instanceof HTMLLabelElement) && target.checkVisibility())
      // Elements that are only for keyboards and screen readers have the size of a pixel.
      .filter(target => target.getBoundingClientRect().width > 1 && !isSentence(target))
      .map(target => ({ target, ...measureTarget(target) }))
      // A box can be a pixel smaller or larger because its position is rounded.
      .filter(({ width, height }) => Math.min(width, height) < tapMin - 1)
      .map(({ target, width, height }) => `${width} x ${height}: ${target.outerHTML.slice(0, 120)}`)
  )
}
