/** How many of the words of two lists are in both, from 0 to 1; each list holds a word once. */
export function likeness(a: readonly string[], b: readonly string[]): number {
  const shared = a.filter(word => b.includes(word)).length
  const all = a.length + b.length - shared
  return all === 0 ? 1 : shared / all
}
