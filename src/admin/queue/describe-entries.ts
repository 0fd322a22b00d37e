import { headlineOf } from './headline-of.ts'

export function describeEntries(entries: { title: string }[]): string {
  const [first, second] = entries
  return first && !second ? headlineOf(first) : `${entries.length} entries`
}
