import * as z from 'zod/mini'
import { adminPath } from '../../address/admin-path.ts'
import { fileBytesMax, pieceBytes } from '../../domain/exchange/import-job.ts'
import type { Language } from '../../text/language.ts'
import * as words from '../../words/exchange-desk.ts'
import { isOtherSignedIn } from '../forms/drafts.ts'
import { explainRefusedSave } from '../notices/with-fallback.ts'

const responseSchema = z.union([
  z.object({ ok: z.literal(true), id: z.string() }),
  z.object({ ok: z.literal(false), problem: z.string() }),
])

type Fields = Record<string, string | Blob>

type Transport = { fetch: typeof globalThis.fetch; wait: (ms: number) => Promise<void>; language: Language }

const triesMax = 5
const firstWaitMs = 500

/** Retries after a broken connection or a server error. `onSent` receives the number of bytes that have arrived. */
export async function sendFile(
  file: File,
  { onSent, ...transport }: Transport & { onSent: (bytes: number) => void },
): Promise<UploadResponse> {
  const send = (fields: Fields) => sendForm(fields, transport)
  if (file.size > fileBytesMax) return { ok: false, problem: startProblems['too-large'](transport.language) }
  const started = await send({ step: 'start', name: file.name, bytes: String(file.size) })
  if (!started.ok) return started
  const { id } = started
  for (let number = 0; number * pieceBytes < file.size; number += 1) {
    const piece = file.slice(number * pieceBytes, (number + 1) * pieceBytes)
    const sent = await send({ step: 'piece', id, number: String(number), piece })
    if (!sent.ok) return sent
    onSent(Math.min(file.size, (number + 1) * pieceBytes))
  }
  return send({ step: 'finish', id })
}

async function sendForm(fields: Fields, { fetch, wait, language }: Transport): Promise<UploadResponse> {
  if (isOtherSignedIn()) return refuse(words.sessionEnded(language))
  const body = new FormData()
  for (const [name, value] of Object.entries(fields)) body.set(name, value)
  for (let tries = 1; ; tries += 1) {
    const response = await fetch(adminPath('/exchange/upload'), {
      method: 'POST',
      body,
      redirect: 'manual',
    }).catch(
      // The network is down or the file has changed on disk: both may be temporary.
      () => null,
    )
    if (response?.type === 'opaqueredirect') return refuse(words.sessionEnded(language))
    if (response && response.status < 500) return readResponse(response, language)
    const why = explainRefusedSave(await response?.text().catch(() => null), language)
    if (why !== null) return refuse(why)
    if (tries === triesMax) return refuse(words.interrupted(language))
    await wait(firstWaitMs * 2 ** (tries - 1))
  }
}

/** A response that is not ours comes from a proxy with limits of its own, so a retry would be refused too. */
async function readResponse(response: Response, language: Language): Promise<UploadResponse> {
  const body = await response.json().catch(() => null)
  const read = responseSchema.safeParse(body)
  if (read.success) return read.data
  return refuse(
    explainRefusedSave(body, language) ?? words.refused(language, { status: String(response.status) }),
  )
}

function refuse(problem: string): UploadResponse {
  return { ok: false, problem }
}

export type UploadResponse = { ok: true; id: string } | { ok: false; problem: string }

export const startProblems = {
  empty: words.startEmpty,
  'too-large': (language: Language) =>
    words.startTooLarge(language, { megabytes: String(fileBytesMax / 2 ** 20) }),
  'too-much-waiting': words.startTooMuchWaiting,
}
