import { crc32, deflateSync } from 'node:zlib'
import sharp from 'sharp'

/** A picture of one colour with a lighter stripe, as a file of the given format. */
export function picture(
  format: 'jpeg' | 'png' | 'webp' | 'gif' | 'avif' | 'tiff',
  { width = 800, height = 500, alpha = 1 }: { width?: number; height?: number; alpha?: number } = {},
): Promise<Buffer> {
  const background = { r: 40, g: 90, b: 130, alpha }
  const plain = sharp({ create: { width, height, channels: alpha === 1 ? 3 : 4, background } })
  return plain.toFormat(format, format === 'avif' ? { effort: 0 } : {}).toBuffer()
}

/** A PNG whose header declares a size but that contains almost no data. */
export function hollowPng(width: number, height: number, bits: 8 | 16 = 8): Buffer {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([bits, 2], 8)
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
  const pixels = deflateSync(Buffer.alloc(1_000))
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    chunk('IDAT', pixels),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

/** A small AVIF whose header declares another size. */
export async function hollowAvif(width: number, height: number): Promise<Buffer> {
  const file = await picture('avif', { width: 64, height: 64 })
  // The box `ispe` holds its version and flags, then the size.
  const at = file.indexOf('ispe') + 8
  file.writeUInt32BE(width, at)
  file.writeUInt32BE(height, at + 4)
  return file
}

function chunk(name: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(name), data])
  const length = Buffer.alloc(4)
  length.writeUInt32BE(data.length)
  const sum = Buffer.alloc(4)
  sum.writeUInt32BE(crc32(named))
  return Buffer.concat([length, named, sum])
}

/** A GIF of 300 by 300 whose frames are one pixel each. */
export function gifOfFrames(frames: number): Buffer {
  const side = [0x2c, 1]
  const header = Buffer.from([...side, ...side, 0x80, 0, 0, 20, 60, 90, 255, 255, 255])
  const control = [0x21, 0xf9, 4, 0, 1, 0, 0, 0]
  const frame = Buffer.from([...control, 0x2c, 0, 0, 0, 0, 1, 0, 1, 0, 0, 2, 2, 0x4c, 1, 0])
  return Buffer.concat([Buffer.from('GIF89a'), header, ...Array(frames).fill(frame), Buffer.from([0x3b])])
}

export const svgWithScript = Buffer.from(
  '<svg xmlns="http://www.w3.org/2000/svg" width="400" height="400"><script>alert(1)</script><rect width="400" height="400"/></svg>',
)
