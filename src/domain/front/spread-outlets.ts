import type { FrontItem } from './front-page.ts'

const inARowMax = 2

/**
 * The first `limit` of `items`, reordered so that no outlet has more than two in a row: the next item of another outlet is
 * moved before the third. If no other outlet is left, the order stays.
 */
export function spreadOutlets(items: readonly FrontItem[], limit: number): FrontItem[] {
  const left = [...items]
  const spread: FrontItem[] = []
  while (spread.length < limit && left.length > 0) {
    const row = new Set(spread.slice(-inARowMax).map(({ link }) => link.source))
    const isFull = spread.length >= inARowMax && row.size === 1
    const at = isFull ? left.findIndex(({ link }) => !row.has(link.source)) : 0
    spread.push(...left.splice(Math.max(0, at), 1))
  }
  return spread
}
