import { entriesMax } from './decision-answer.ts'

/** Entries that one request decides, and the batch that its undo names, once the server has answered. */
export type Piece<Entry> = { entries: Entry[]; batchId: string | null }

type Answer = { ok: true; decided: unknown[]; batchId: string | null } | { ok: false; text: string }

/** What the requests of one selection share; anything used once. Unlike `randomUUID`, it is there without https. */
export function nameSelection(): string {
  return crypto.getRandomValues(new Uint32Array(4)).join('-')
}

export function piecesOf<Entry>(entries: Entry[]): Piece<Entry>[] {
  const starts = Array.from({ length: Math.ceil(entries.length / entriesMax) }, (_, n) => n * entriesMax)
  return starts.map(start => ({ entries: entries.slice(start, start + entriesMax), batchId: null }))
}

/** One after another, noting the batch of each. Stops at the first that fails, with why and what is left undecided. */
export async function sendInPieces<Entry>(
  pieces: Piece<Entry>[],
  send: (entries: Entry[]) => Promise<Answer>,
): Promise<{ ok: true } | { ok: false; text: string; unsent: Entry[] }> {
  for (const [index, piece] of pieces.entries()) {
    const answer = await send(piece.entries)
    if (!answer.ok) {
      return { ok: false, text: answer.text, unsent: pieces.slice(index).flatMap(({ entries }) => entries) }
    }
    if (answer.decided.length > 0) piece.batchId = answer.batchId
  }
  return { ok: true }
}
