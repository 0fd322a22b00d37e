/**
 * One page of what a query gave for `limit + 1`: the extra row only says that there is more. `next` is the key of the last
 * row shown, by which the next page goes on; null on the last page.
 */
export function cutPage<Row, Key>(
  found: Row[],
  { limit, keyOf }: { limit: number; keyOf: (last: Row) => Key },
): { rows: Row[]; next: Key | null } {
  const rows = found.slice(0, limit)
  const last = rows.at(-1)
  return { rows, next: found.length > limit && last !== undefined ? keyOf(last) : null }
}
