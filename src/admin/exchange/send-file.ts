import * as z from 'zod/mini'
import { adminPath } from '../../address/admin-path.ts'
import { fileBytesMax, pieceBytes } from '../../domain/exchange/import-job.ts'
import type { Language } from '../../text/language.ts'
import * as words from '../../words/exchange-desk.ts'
import { explainRefusedSave } from '../notices/refused-save.ts'
import { startProblems, type UploadAnswer } from './upload-answer.ts'

const answerSchema = z.union([
  z.object({ ok: z.literal(true), id: z.string() }),
  z.object({ ok: z.literal(false), problem: z.string() }),
])

type Fetch = typeof globalThis.fetch
type Fields = Record<string, string | Blob>

type Line = { fetch: Fetch; wait: (ms: number) => Promise<void>; language: Language }

const triesMax = 5
const firstWaitMs = 500

/** A broken connection or a failing server is tried again. `onSent` hears how many bytes have arrived. */
export async function sendFile(
  file: File,
  { onSent, ...line }: Line & { onSent: (bytes: number) => void },
): Promise<UploadAnswer> {
  const send = (fields: Fields) => sendForm(fields, line)
  if (file.size > fileBytesMax) return { ok: false, problem: startProblems['too-large'](line.language) }
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

async function sendForm(fields: Fields, { fetch, wait, language }: Line): Promise<UploadAnswer> {
  const body = new FormData()
  for (const [name, value] of Object.entries(fields)) body.set(name, value)
  for (let tries = 1; ; tries += 1) {
    const response = await fetch(adminPath('/exchange/upload'), {
      method: 'POST',
      body,
      redirect: 'manual',
    }).catch(
      // The network is away or the file has changed on disk: both may pass.
      () => null,
    )
    if (response?.type === 'opaqueredirect') return refuse(words.sessionEnded(language))
    if (response && response.status < 500) return readAnswer(response, language)
    const why = explainRefusedSave(await response?.text().catch(() => null), language)
    if (why !== null) return refuse(why)
    if (tries === triesMax) return refuse(words.interrupted(language))
    await wait(firstWaitMs * 2 ** (tries - 1))
  }
}

/** No answer of ours comes from something between, such as a proxy with limits of its own: it will say so again. */
async function readAnswer(response: Response, language: Language): Promise<UploadAnswer> {
  const read = answerSchema.safeParse(await response.json().catch(() => null))
  if (read.success) return read.data
  return refuse(words.refused(language, { status: String(response.status) }))
}

function refuse(problem: string): UploadAnswer {
  return { ok: false, problem }
}
