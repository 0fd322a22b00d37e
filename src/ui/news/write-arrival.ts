/** An article's arrival for the reader script (site/reader/mark-new.ts): in seconds, as short as a page can have it. */
export function writeArrival(at: Date): string {
  return Math.floor(at.getTime() / 1000).toString(36)
}
