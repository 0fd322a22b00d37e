import type { Page } from '@playwright/test'

export type LayoutShift = { value: number; moved: string[] }

type Entry = { value: number; sources: { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[] }

/** The layout shifts of the page, each with the elements that moved. */
export function listLayoutShifts(page: Page): Promise<LayoutShift[]> {
  return page.evaluate(
    () =>
      new Promise<LayoutShift[]>(resolve => {
        const shifts: LayoutShift[] = []
        const boxOf = ({ x, y, width, height }: DOMRect) => [x, y, width, height].map(Math.round).join(' ')
        const observer = new PerformanceObserver(list => {
          for (const { value, sources } of list.getEntries() as unknown as Entry[])
            shifts.push({
              value,
              moved: sources.map(({ node, previousRect, currentRect }) => {
                const { nodeName, className } = (node ?? document) as Element
                const text = node?.textContent?.trim().slice(0, 40)
                return `${nodeName}.${className} “${text}”: ${boxOf(previousRect)} to ${boxOf(currentRect)}`
              }),
            })
        })
        observer.observe({ type: 'layout-shift', buffered: true })
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(shifts)))
      }),
  )
}
