import { type ExchangeTable, exchangeTables } from '../../../domain/exchange/exchange-table.ts'
import { decodePieces } from './decode-pieces.ts'
import { detectFileEncoding } from './detect-file-encoding.ts'

// Referenced tables come first, because a link names its category.
const inOrder = [...new Set<ExchangeTable>(['categories', ...exchangeTables])]
const openings = inOrder.map(list => ({ list, opening: new RegExp(`"${list}"\\s*:\\s*\\[\\s*\\{`) }))

// A key, its colon and its brackets may be split across two pieces.
const overlap = 100

/** The named lists of a file that has several; otherwise none. */
export async function listLists(readPieces: () => AsyncIterable<Buffer>): Promise<ExchangeTable[]> {
  const detected = await detectFileEncoding(readPieces())
  const lists = detected.ok ? await findLists(decodePieces(readPieces(), detected)) : []
  return lists.length > 1 ? lists : []
}

/**
 * Finds the tables that a JSON file holds as named lists of records, in the order to import them. Searches the raw text
 * and stops when all are found. A quote inside a text has a backslash before it, so it cannot match.
 */
export async function findLists(texts: AsyncIterable<string>): Promise<ExchangeTable[]> {
  const found = new Set<ExchangeTable>()
  let seen = ''
  for await (const text of texts) {
    if (seen === '' && !text.trimStart().startsWith('{')) return []
    seen = seen.slice(-overlap) + text
    for (const { list, opening } of openings) if (opening.test(seen)) found.add(list)
    if (found.size === inOrder.length) break
  }
  return inOrder.filter(list => found.has(list))
}
