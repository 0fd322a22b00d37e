// Only the beginning and the end of a very long feed are fetched. The entries that were cut there are dropped.

// In every encoding of real feeds that are this long, tags are ASCII.
const endOfEntry = /<\/(?:[\w.-]{1,40}:)?(?:item|entry)\s{0,20}>/g
const startOfEntry = /<(?:[\w.-]{1,40}:)?(?:item|entry)[\s>]/

/** `cutAt`: where the middle is missing. Without a whole entry at both ends, the beginning alone. */
export function joinEnds(body: Uint8Array, cutAt: number): Uint8Array {
  const bytes = Buffer.from(body.buffer, body.byteOffset, body.byteLength)
  const head = bytes.subarray(0, cutAt)
  const ends = [...head.toString('latin1').matchAll(endOfEntry)].at(-1)
  const start = startOfEntry.exec(bytes.subarray(cutAt).toString('latin1'))
  if (!ends || !start) return head
  return Buffer.concat([
    head.subarray(0, ends.index + ends[0].length),
    Buffer.from('\n'),
    bytes.subarray(cutAt + start.index),
  ])
}
