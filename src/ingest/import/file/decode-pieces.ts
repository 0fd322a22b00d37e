import iconv from 'iconv-lite'
import type { FileEncoding } from './detect-file-encoding.ts'

export type DecodedPiece = { text: string; bytesDone: number }

/** The text of a file without its mark and without NUL, which no database text can hold; `onNuls` hears how many. */
export async function* decodePieces(
  pieces: AsyncIterable<Buffer>,
  { encoding, onNuls }: { encoding: FileEncoding; onNuls: (count: number) => void },
): AsyncGenerator<DecodedPiece> {
  const decoder = iconv.getDecoder(encoding)
  let bytesDone = 0
  for await (const piece of pieces) {
    bytesDone += piece.length
    yield { text: withoutNuls(decoder.write(piece), onNuls), bytesDone }
  }
  const rest = decoder.end()
  if (rest) yield { text: withoutNuls(rest, onNuls), bytesDone }
}

function withoutNuls(text: string, onNuls: (count: number) => void): string {
  if (!text.includes('\0')) return text
  const pieces = text.split('\0')
  onNuls(pieces.length - 1)
  return pieces.join('')
}
