/** A square for each outlet of a side, at most `most`; an empty one for none. */
export function squares(count: number, most: number): string {
  return '■'.repeat(Math.min(count, most)) || '□'
}
