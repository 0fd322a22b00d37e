export function describeEntries(entries: { title: string }[]): string {
  const [first, second] = entries
  return first && !second ? first.title : `${entries.length} entries`
}
