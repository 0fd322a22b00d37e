import iconv from 'iconv-lite'
import type { FileEncoding } from './detect-file-encoding.ts'

type Decoding = {
  encoding: FileEncoding
  onNuls?: (count: number) => void
  onBytes?: (bytesDone: number) => void
}

/** The text of a file without its byte order mark and without NUL, which PostgreSQL text cannot hold. */
export async function* decodePieces(
  pieces: AsyncIterable<Buffer>,
  { encoding, onNuls, onBytes }: Decoding,
): AsyncGenerator<string> {
  const decoder = iconv.getDecoder(encoding)
  const withoutNuls = (text: string) => {
    if (!text.includes('\0')) return text
    const parts = text.split('\0')
    onNuls?.(parts.length - 1)
    return parts.join('')
  }
  let bytesDone = 0
  for await (const piece of pieces) {
    bytesDone += piece.length
    onBytes?.(bytesDone)
    yield withoutNuls(decoder.write(piece))
  }
  const rest = decoder.end()
  if (rest) yield withoutNuls(rest)
}
