import { expect, type Page } from '@playwright/test'

/**
 * Every touch target is at least 44 pixels high. Measured with hit tests at points around it, because a headline's
 * target is its whole card and a label's includes its box. Links inside a sentence may be as high as the line.
 */
export async function expectTappable(page: Page): Promise<void> {
  await page.waitForLoadState()
  expect(await page.evaluate(findSmallTargets)).toEqual([])
}

function findSmallTargets(): string[] {
  const tapHeightMin = 44
  const targets = 'a[href], button, input:not([type="hidden"]), select, textarea, summary, label'

  function isLedTo(target: Element, x: number, y: number): boolean {
    const hit = document.elementFromPoint(x, y)?.closest(targets)
    if (hit === target) return true
    return target instanceof HTMLInputElement && hit instanceof HTMLLabelElement && hit.control === target
  }

  function measureReach(target: Element): number {
    target.scrollIntoView({ block: 'center' })
    const [line = target.getBoundingClientRect()] = target.getClientRects()
    const [x, middle] = [line.left + line.width / 2, line.top + line.height / 2]
    if (!isLedTo(target, x, middle)) return 0
    const most = tapHeightMin / 2 - 0.5
    if (isLedTo(target, x, middle - most) && isLedTo(target, x, middle + most)) return tapHeightMin
    let [top, bottom] = [middle, middle]
    while (bottom - top < tapHeightMin && isLedTo(target, x, top - 1)) top -= 1
    while (bottom - top < tapHeightMin && isLedTo(target, x, bottom + 1)) bottom += 1
    return bottom - top
  }

  function isSentence(target: Element): boolean {
    const isInline = getComputedStyle(target).display === 'inline'
    return isInline && target.parentElement?.textContent?.trim() !== target.textContent?.trim()
  }

  return (
    [...document.querySelectorAll(targets)]
      .filter(target => !(target instanceof HTMLLabelElement) && target.checkVisibility())
      // Elements that are only for keyboards and screen readers have the size of a pixel.
      .filter(target => target.getBoundingClientRect().width > 1 && !isSentence(target))
      // A box can be a pixel smaller or larger because its position is rounded.
      .filter(target => measureReach(target) < tapHeightMin - 1)
      .map(target => target.outerHTML.slice(0, 120))
  )
}
