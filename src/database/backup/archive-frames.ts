import { createHash } from 'node:crypto'
import { open, stat } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createZstdCompress, createZstdDecompress, zstdDecompressSync } from 'node:zlib'
import { z } from 'zod'
import { errorCode } from '../embedded/start-problem.ts'

const nameSchema = z.string().regex(/^[a-z_][a-z0-9_]{0,62}$/)

/** The metadata before the rows of an archive. */
export const archiveHeaderSchema = z.object({
  madeAt: z.iso.datetime(),
  /** The applied migrations, oldest first: the archive is loaded into this schema, which is then migrated. */
  migrations: z.array(z.object({ name: z.string(), checksum: z.string() })).min(1),
  /** Without generated columns. */
  tables: z.array(z.object({ name: nameSchema, columns: z.array(nameSchema).min(1) })),
})

export type ArchiveHeader = z.infer<typeof archiveHeaderSchema>

export const tableEndSchema = z.object({ rows: z.int().min(0), sha256: z.string() })

export type TableTotal = z.infer<typeof tableEndSchema> & { name: string }

// An archive consists of one line with the format and version, compressed frames, and the SHA-256 of all bytes before it. A
// frame is one letter, the payload's length in four bytes, and the payload: small pieces, so that any size fits in memory.

const formatVersion = 1

/** The order: `header` (JSON); for each table `table` (its name), `rows` (COPY's text), `tableEnd` (count, SHA-256); `end`. */
export type FrameKind = 'header' | 'table' | 'rows' | 'tableEnd' | 'end'
export type Frame = { kind: FrameKind; payload: Buffer }

export type SealResult = { ok: true } | { ok: false; reason: 'missing' | 'foreign' | 'newer' | 'damaged' }

const firstLine = Buffer.from(`CHOWK BACKUP ${formatVersion}\n`)
const firstLinePattern = /^CHOWK BACKUP (\d{1,6})\n/
const digestBytes = 32
const frameHeadBytes = 5
// The header of a hundred tables takes 20 KB; rows are split into payloads of this size.
const payloadBytesMax = 2 ** 20

// Rows compress to a tenth, very regular ones to a thirtieth. A hostile file of 80 KB held 450 MB, and a restore refuses all
// writes while it loads them.
const unpackedBytesLeastUsual = 32 * 2 ** 20
const unpackedTimesMax = 100

/** The code of the error with which `readFrames` ends if an archive unpacks to more than a backup of its size can hold. */
export const inflatedCode = 'ARCHIVE_INFLATED'

/** The code of errors about content that no Chowk writes. */
export const damagedCode = 'ARCHIVE_DAMAGED'

export function damagedArchive(message: string): Error {
  return Object.assign(new Error(message), { code: damagedCode })
}

const letters = { header: 'H', table: 'T', rows: 'R', tableEnd: 'E', end: 'Z' } satisfies Record<
  FrameKind,
  string
>
const kinds = Object.entries(letters) as [FrameKind, string][]

/** The bytes of one frame, or of several for a large payload. */
export function* encodeFrame(kind: FrameKind, payload: Buffer): Generator<Buffer> {
  for (let from = 0; from === 0 || from < payload.length; from += payloadBytesMax) {
    const part = payload.subarray(from, from + payloadBytesMax)
    const head = Buffer.alloc(frameHeadBytes)
    head.write(letters[kind], 0, 'latin1')
    head.writeUInt32BE(part.length, 1)
    yield head
    yield part
  }
}

export async function* sealFrames(frames: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  const hash = createHash('sha256').update(firstLine)
  const compressed = createZstdCompress()
  const feeding = pipeline(Readable.from(frames, { objectMode: false }), compressed)
  // The loop below reports the error too; if it has already ended, the rejection would be unhandled.
  feeding.catch(() => undefined)
  yield firstLine
  for await (const chunk of compressed) {
    hash.update(chunk)
    yield chunk
  }
  await feeding
  yield hash.digest()
}

/** Whether every byte is as it was written. Reads the file once. */
export async function checkSeal(path: string): Promise<SealResult> {
  const first = await checkFirstLine(path)
  if (!first.ok) return first
  const { size } = await stat(path)
  const sealedBytes = size - digestBytes
  if (sealedBytes <= firstLine.length) return { ok: false, reason: 'damaged' }
  const hash = createHash('sha256')
  for await (const chunk of await readPart(path, { from: 0, to: sealedBytes })) hash.update(chunk)
  const seal = await readRange(path, { from: sealedBytes, bytes: digestBytes })
  return hash.digest().equals(seal) ? { ok: true } : { ok: false, reason: 'damaged' }
}

export async function checkFirstLine(path: string): Promise<SealResult> {
  const start = await readRange(path, { from: 0, bytes: 64 }).catch(error => {
    if (errorCode(error) === 'ENOENT') return null
    // A folder.
    if (errorCode(error) === 'EISDIR') return Buffer.alloc(0)
    throw error
  })
  if (!start) return { ok: false, reason: 'missing' }
  const version = firstLinePattern.exec(start.toString('latin1'))?.[1]
  if (version !== undefined)
    return Number(version) > formatVersion ? { ok: false, reason: 'newer' } : { ok: true }
  const isBeginning = start.length > 0 && firstLine.subarray(0, start.length).equals(start)
  return { ok: false, reason: isBeginning ? 'damaged' : 'foreign' }
}

/**
 * The frames of an archive whose seal was checked. Throws with `damagedCode` on frames that no Chowk writes, with
 * `inflatedCode` on too many bytes.
 */
export async function* readFrames(
  path: string,
  unpackedBytesLeast = unpackedBytesLeastUsual,
): AsyncGenerator<Frame> {
  const { size } = await stat(path)
  let bytesLeft = unpackedBytesLeast + unpackedTimesMax * size
  const decompressed = createZstdDecompress()
  const feeding = pipeline(
    await readPart(path, { from: firstLine.length, to: size - digestBytes }),
    decompressed,
  )
  feeding.catch(() => undefined)
  let pending: Buffer = Buffer.alloc(0)
  for await (const chunk of decompressed) {
    bytesLeft -= chunk.length
    if (bytesLeft < 0)
      throw Object.assign(new Error(`An archive of ${size} bytes unpacks to too many`), {
        code: inflatedCode,
      })
    pending = pending.length > 0 ? Buffer.concat([pending, chunk]) : chunk
    let frame = takeFrame(pending)
    while (frame) {
      pending = frame.rest
      yield frame
      frame = takeFrame(pending)
    }
  }
  // Fails if more follows than the chunk that ended the stream had.
  await feeding.catch(() => undefined)
  await refuseMore(path, { from: firstLine.length + decompressed.bytesWritten, to: size - digestBytes })
  if (pending.length > 0) throw damagedArchive('The archive ends within a frame')
}

/** The decompressor ignores what follows its stream. Node itself ends most archives with a second one, which is empty. */
async function refuseMore(path: string, { from, to }: { from: number; to: number }): Promise<void> {
  if (to <= from) return
  const isShort = to - from <= emptyStreamBytesMax
  const rest = isShort ? zstdDecompressSync(await readRange(path, { from, bytes: to - from })) : null
  if (rest?.length !== 0) throw damagedArchive('The archive holds more than one compressed stream')
}

// Node's has nine.
const emptyStreamBytesMax = 18

function takeFrame(bytes: Buffer): (Frame & { rest: Buffer }) | null {
  if (bytes.length < frameHeadBytes) return null
  const letter = bytes.toString('latin1', 0, 1)
  const kind = kinds.find(([, known]) => known === letter)?.[0]
  const length = bytes.readUInt32BE(1)
  if (!kind || length > payloadBytesMax)
    throw damagedArchive(`The archive holds no frame "${letter}" of ${length} bytes`)
  const end = frameHeadBytes + length
  if (bytes.length < end) return null
  return { kind, payload: bytes.subarray(frameHeadBytes, end), rest: bytes.subarray(end) }
}

async function readPart(path: string, { from, to }: { from: number; to: number }) {
  const file = await open(path)
  return file.createReadStream({ start: from, end: to - 1, highWaterMark: 2 ** 18 })
}

async function readRange(path: string, { from, bytes }: { from: number; bytes: number }): Promise<Buffer> {
  const file = await open(path)
  try {
    const buffer = Buffer.alloc(bytes)
    const { bytesRead } = await file.read(buffer, 0, bytes, from)
    return buffer.subarray(0, bytesRead)
  } finally {
    await file.close()
  }
}
