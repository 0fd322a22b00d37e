import type { Page } from '@playwright/test'

/**
 * Finds empty areas of this size inside `main` and returns their top left corners. On a desktop readers see them as
 * gaps.
 */
export function findHoles(page: Page, size: { width: number; height: number }): Promise<string[]> {
  return page.evaluate(({ width, height }) => {
    const cell = 10
    const main = document.querySelector('main')
    if (!main) return ['no main part']
    const { left, top, right, bottom } = main.getBoundingClientRect()
    const filled = [...main.querySelectorAll('h1, h2, h3, p, img, li, time, input, .plate')].map(element =>
      element.getBoundingClientRect(),
    )
    const isFree = (x: number, y: number) =>
      filled.every(box => box.right <= x || box.left >= x + width || box.bottom <= y || box.top >= y + height)
    const holes: string[] = []
    for (let y = top; y + height <= bottom; y += cell) {
      for (let x = left; x + width <= right; x += cell) {
        if (isFree(x, y)) holes.push(`${Math.round(x)}, ${Math.round(y + scrollY)}`)
      }
    }
    return holes.slice(0, 3)
  }, size)
}
