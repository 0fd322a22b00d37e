// Lists are in the order of storing (decision 14), so a date in the future buys no place in them. But a page would say "in 7,973
// years", and a feed reader would keep the item on top. A feed's date is moved to the present; a person is asked for another.

// A form without a script is read in India's time, which can be hours ahead of the editor's.
const aheadMaxMs = 86_400_000

/** Whether an article cannot have been published at `publishedAt` for readers who see its link from `readAt` on. */
export function isDatedAhead(publishedAt: Date, readAt: Date): boolean {
  return publishedAt.getTime() - readAt.getTime() > aheadMaxMs
}
