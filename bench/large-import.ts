import type { Db } from '../src/database/connect.ts'
import type { Authorized } from '../src/domain/accounts/authorize.ts'
import { writeCsvLine } from '../src/domain/exchange/csv-cell.ts'
import type { ExportFormat } from '../src/domain/exchange/export-records.ts'
import { pieceBytes } from '../src/domain/exchange/import-job.ts'
import { addPiece, finishUpload, startImport } from '../src/domain/exchange/start-import.ts'
import { pickWord, seededRandom, seedLanguages } from './seed-words.ts'

// A large file of news links, and its upload by an editor.

/** Uploads the file of an import, which a worker then checks. Returns its id. */
export async function upload(
  to: Db,
  { by, bytes, format = 'csv' }: { by: Authorized; bytes: Buffer; format?: ExportFormat },
): Promise<string> {
  const now = new Date()
  const started = await startImport(to, { fileName: `links.${format}`, fileBytes: bytes.length, by, now })
  if (!started.ok) throw new Error(started.reason)
  for (let number = 0; number * pieceBytes < bytes.length; number += 1) {
    const piece = bytes.subarray(number * pieceBytes, (number + 1) * pieceBytes)
    await addPiece(to, { id: started.id, number, bytes: piece, now })
  }
  await finishUpload(to, { id: started.id, now })
  console.log(`${(bytes.length / 2 ** 20).toFixed(0)} MB of ${format}`)
  return started.id
}

/** Headlines of ten words and descriptions of twenty-five, as in the Indian press. */
export function makeFile(rows: number, format: ExportFormat = 'csv'): string {
  const random = seededRandom(7)
  const vocabulary = seedLanguages(random)[0]?.words ?? []
  const words = (count: number) => Array.from({ length: count }, () => pickWord(vocabulary, random)).join(' ')
  const records = Array.from({ length: rows }, (_, n) => ({
    title: words(10),
    url: `https://outlet.example/news/${n}`,
    source: `Outlet ${n % 50}`,
    description: words(25),
    published_at: new Date(Date.UTC(2025, 0, 1) + n * 60_000).toISOString(),
    category: 'politics',
  }))
  if (format === 'json') return JSON.stringify(records)
  const [first] = records
  return [Object.keys(first ?? {}), ...records.map(record => Object.values(record))]
    .map(writeCsvLine)
    .join('')
}
