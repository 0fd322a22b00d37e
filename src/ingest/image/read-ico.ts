// Reads Windows icon files, still the usual `/favicon.ico`: a list of pictures, each a whole PNG or a bitmap without its file
// header, with a second bitmap of one bit a pixel that tells which pixels are transparent.

type Bitmap = { width: number; height: number; rgba: Buffer }
type IconPicture = { kind: 'png'; body: Buffer } | { kind: 'bitmap'; bitmap: Bitmap }

type IconEntry = { side: number; bytes: Buffer }

// The format's own limit.
const sideMax = 256
// Real files hold up to a dozen.
const entriesMax = 50

const pngSignature = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1')

export function isIco(body: Buffer): boolean {
  return body.length > 22 && body.readUInt32LE(0) === 0x00010000 && body.readUInt16LE(4) > 0
}

/** The picture that is sharp at `sideWanted` pixels, else the largest; null if the file holds none that can be read. */
export function readIco(body: Buffer, sideWanted: number): IconPicture | null {
  const count = Math.min(body.readUInt16LE(4), entriesMax)
  const entries = Array.from({ length: count }, (_, place) => entryAt(body, 6 + place * 16))
  const found = entries
    .filter(entry => entry !== null)
    .toSorted((a, b) => unfitness(a, sideWanted) - unfitness(b, sideWanted))
  for (const { bytes } of found) {
    const picture = pictureOf(bytes)
    if (picture) return picture
  }
  return null
}

function entryAt(body: Buffer, at: number): IconEntry | null {
  if (at + 16 > body.length) return null
  const [length, offset] = [body.readUInt32LE(at + 8), body.readUInt32LE(at + 12)]
  if (offset + length > body.length || length < 40) return null
  return { side: body.readUInt8(at) || sideMax, bytes: body.subarray(offset, offset + length) }
}

function unfitness({ side }: IconEntry, sideWanted: number): number {
  return side >= sideWanted ? side - sideWanted : sideMax + sideWanted - side
}

function pictureOf(bytes: Buffer): IconPicture | null {
  if (bytes.subarray(0, 8).equals(pngSignature)) return { kind: 'png', body: bytes }
  const bitmap = readBitmap(bytes)
  return bitmap && { kind: 'bitmap', bitmap }
}

/** A bitmap of 1, 4, 8, 24 or 32 bits a pixel, its lines from the bottom up, and then its mask. */
function readBitmap(bytes: Buffer): Bitmap | null {
  const headerBytes = bytes.readUInt32LE(0)
  const width = bytes.readInt32LE(4)
  // The height counts the mask.
  const height = Math.floor(bytes.readInt32LE(8) / 2)
  const bits = bytes.readUInt16LE(14)
  const isCompressed = bytes.readUInt32LE(16) !== 0
  const isKnown = headerBytes >= 40 && headerBytes <= 124 && !isCompressed && [1, 4, 8, 24, 32].includes(bits)
  if (!isKnown || width < 1 || height < 1 || width > sideMax || height > sideMax) return null
  const colours = bits > 8 ? 0 : bytes.readUInt32LE(32) || 2 ** bits
  const palette = headerBytes
  const pixels = palette + colours * 4
  const mask = pixels + lineBytes(width, bits) * height
  if (colours > 256 || mask > bytes.length) return null
  return { width, height, rgba: readPixels(bytes, { width, height, bits, palette, pixels, mask }) }
}

type Layout = { width: number; height: number; bits: number; palette: number; pixels: number; mask: number }

function readPixels(bytes: Buffer, layout: Layout): Buffer {
  const { width, height } = layout
  const hasAlpha = holdsAlpha(bytes, layout)
  const rgba = Buffer.alloc(width * height * 4)
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const at = colourAt(bytes, { x, y, layout })
      const to = ((height - 1 - y) * width + x) * 4
      for (const [channel, place] of [2, 1, 0].entries()) rgba[to + channel] = bytes[at + place] ?? 0
      rgba[to + 3] = hasAlpha ? (bytes[at + 3] ?? 0) : isMasked(bytes, { x, y, layout }) ? 0 : 255
    }
  }
  return rgba
}

/** Some writers leave every fourth byte empty; then the mask counts, as in pictures of fewer bits. */
function holdsAlpha(bytes: Buffer, { bits, pixels, mask }: Layout): boolean {
  return bits === 32 && bytes.subarray(pixels, mask).some((byte, at) => at % 4 === 3 && byte !== 0)
}

type Pixel = { x: number; y: number; layout: Layout }

/** Where the pixel's blue, green and red begin. */
function colourAt(bytes: Buffer, { x, y, layout: { width, bits, palette, pixels } }: Pixel): number {
  const line = pixels + y * lineBytes(width, bits)
  if (bits > 8) return line + x * (bits / 8)
  return palette + 4 * bitsAt(bytes, line, { x, bits })
}

function isMasked(bytes: Buffer, { x, y, layout: { width, mask } }: Pixel): boolean {
  return bitsAt(bytes, mask + y * lineBytes(width, 1), { x, bits: 1 }) === 1
}

function bitsAt(bytes: Buffer, line: number, { x, bits }: { x: number; bits: number }): number {
  const perByte = 8 / bits
  const byte = bytes[line + Math.floor(x / perByte)] ?? 0
  return (byte >> (8 - bits * ((x % perByte) + 1))) & (2 ** bits - 1)
}

/** Lines begin at multiples of four bytes. */
function lineBytes(width: number, bits: number): number {
  return Math.ceil((width * bits) / 32) * 4
}
