/** The headline of an entry. A tip whose page could not be read has no headline. */
export function headlineOf({ title }: { title: string }): string {
  return title || 'Without a headline'
}

export function describeEntries(entries: { title: string }[]): string {
  const [first, second] = entries
  return first && !second ? headlineOf(first) : `${entries.length} entries`
}
