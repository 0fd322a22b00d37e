/** `found` has up to `limit + 1` rows: the extra one shows that there are more. `next`: the last row's key, null at the end. */
export function slicePage<Row, Key>(
  found: Row[],
  { limit, keyOf }: { limit: number; keyOf: (last: Row) => Key },
): { rows: Row[]; next: Key | null } {
  const rows = found.slice(0, limit)
  const last = rows.at(-1)
  return { rows, next: found.length > limit && last !== undefined ? keyOf(last) : null }
}
