/** Of `limit + 1` rows: the extra one says that there is more. `next` is the key of the last shown, null at the end. */
export function slicePage<Row, Key>(
  found: Row[],
  { limit, keyOf }: { limit: number; keyOf: (last: Row) => Key },
): { rows: Row[]; next: Key | null } {
  const rows = found.slice(0, limit)
  const last = rows.at(-1)
  return { rows, next: found.length > limit && last !== undefined ? keyOf(last) : null }
}
