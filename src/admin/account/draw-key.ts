import { encode } from 'uqr'

/** A picture of an address that a phone's camera reads: its squares as an SVG path, in a field of `size` squares. */
export type KeyPicture = { size: number; path: string }

export function drawKey(address: string): KeyPicture {
  // Readers find the corners by an empty border of four squares.
  const { size, data } = encode(address, { ecc: 'M', border: 4 })
  const squares = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : [])))
  return { size, path: squares.join('') }
}
