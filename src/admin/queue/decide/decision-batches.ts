import { entriesMax } from '../state/decision-answer.ts'

/** Entries that one request decides, and the batch that its undo names, once the server has answered. */
export type DecisionBatch<Entry> = { entries: Entry[]; batchId: string | null }

type Answer = { ok: true; decided: unknown[]; batchId: string | null } | { ok: false; text: string }

/** Identifies the requests of one selection; used once. Unlike `randomUUID`, it works without https. */
export function nameSelection(): string {
  return crypto.getRandomValues(new Uint32Array(4)).join('-')
}

export function splitIntoBatches<Entry>(entries: Entry[]): DecisionBatch<Entry>[] {
  const starts = Array.from({ length: Math.ceil(entries.length / entriesMax) }, (_, n) => n * entriesMax)
  return starts.map(start => ({ entries: entries.slice(start, start + entriesMax), batchId: null }))
}

/** Sends one batch after another and notes the batch id of each. Stops at the first failure and returns what is left. */
export async function sendBatches<Entry>(
  batches: DecisionBatch<Entry>[],
  send: (entries: Entry[]) => Promise<Answer>,
): Promise<{ ok: true } | { ok: false; text: string; unsent: Entry[] }> {
  for (const [index, batch] of batches.entries()) {
    const answer = await send(batch.entries)
    if (!answer.ok) {
      return { ok: false, text: answer.text, unsent: batches.slice(index).flatMap(({ entries }) => entries) }
    }
    if (answer.decided.length > 0) batch.batchId = answer.batchId
  }
  return { ok: true }
}
