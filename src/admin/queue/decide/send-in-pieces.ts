import { entriesMax } from './decision-answer.ts'

/** Entries that one request decides, and the batch that its undo names, once the server has answered: one for all pieces. */
export type Piece<Entry> = { entries: Entry[]; batchId: string | null }

type Answer = { ok: true; decided: unknown[]; batchId: string | null } | { ok: false; text: string }

/** As many requests as a selection needs. */
export function piecesOf<Entry>(entries: Entry[]): Piece<Entry>[] {
  const starts = Array.from({ length: Math.ceil(entries.length / entriesMax) }, (_, n) => n * entriesMax)
  return starts.map(start => ({ entries: entries.slice(start, start + entriesMax), batchId: null }))
}

/**
 * Sends the pieces one after another, each with the batch that the one before it began, and notes the batch of each that
 * decided something. Stops at the first that fails, and answers with why and with the entries that were not decided for it.
 */
export async function sendInPieces<Entry>(
  pieces: Piece<Entry>[],
  send: (entries: Entry[], batchId: string | null) => Promise<Answer>,
): Promise<{ ok: true } | { ok: false; text: string; unsent: Entry[] }> {
  let begun: string | null = null
  for (const [index, piece] of pieces.entries()) {
    const answer = await send(piece.entries, begun)
    if (!answer.ok) {
      return { ok: false, text: answer.text, unsent: pieces.slice(index).flatMap(({ entries }) => entries) }
    }
    if (answer.decided.length === 0) continue
    piece.batchId = answer.batchId
    begun ??= answer.batchId
  }
  return { ok: true }
}
