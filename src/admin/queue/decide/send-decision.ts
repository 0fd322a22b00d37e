import { explainRefusedSave } from '../../notices/refused-save.ts'
import { writeSeen } from '../seen-entry.ts'
import type { DecisionAnswer } from './decision-answer.ts'

const notSaved = unheard('Nothing was saved: the server cannot be reached. Try again.')
const signedOut = unheard(
  'Nothing was saved: your session has ended. Sign in again in another tab, then try once more.',
)

/** Posts one decision. Whatever goes wrong on the way is an answer too. */
export async function sendDecision(
  entries: { id: string; version: number }[],
  fields: Record<string, string>,
  { fetch }: { fetch: typeof globalThis.fetch },
): Promise<DecisionAnswer> {
  const form = new URLSearchParams(fields)
  for (const entry of entries) form.append('entry', writeSeen(entry))
  const sending = { method: 'POST', body: form, redirect: 'manual' } as const
  const response = await fetch('/admin/queue/decide', sending).catch(() => null)
  if (response?.type === 'opaqueredirect') return signedOut
  if (!response?.headers.get('content-type')?.startsWith('application/json')) {
    const why = explainRefusedSave(await response?.text().catch(() => null))
    return why === null ? notSaved : unheard(why)
  }
  return response.json().catch(() => notSaved)
}

function unheard(text: string): DecisionAnswer {
  return { ok: false, text, isUnheard: true }
}
