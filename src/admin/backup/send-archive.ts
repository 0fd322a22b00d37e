import type { ChangedAccounts } from '../../database/backup/keep-current-rows.ts'
import { isKeyOf } from '../../domain/fields/is-key-of.ts'
import type { Language } from '../../text/language.ts'
import * as words from '../../words/backup-desk.ts'
import type { RestoreResponse } from './restore.ts'

type Send = (form: FormData) => Promise<Response>
type Transport = { send: Send; wait: (ms: number) => Promise<void> }

// With the form around it, each piece stays below the server's request limit (1 MB).
const pieceBytes = 512 * 1024

const pollMs = 500

// Half a minute, enough for a restarted server to come back and report the result.
const missedMax = 60

type Sent = { problem: RestoreProblem } | ({ problem: null } & ChangedAccounts)

/** Sends a file in pieces, starts its restore, and waits for the end. */
export async function sendArchive(
  { file, password, confirm }: { file: Blob; password: string; confirm: string },
  { send, wait, onProgress }: Transport & { onProgress: (sentBytes: number) => void },
): Promise<Sent> {
  const begun = await post(send, { step: 'begin', password, confirm })
  if (begun.step !== 'ready') return resultOf(begun)
  const { upload } = begun
  for (let at = 0; at < file.size; at += pieceBytes) {
    const piece = file.slice(at, at + pieceBytes)
    const arrived = await post(send, { step: 'piece', upload, at: String(at), piece })
    if (arrived.step !== 'arrived') return resultOf(arrived)
    onProgress(Math.min(at + pieceBytes, file.size))
  }
  const started = await post(send, { step: 'start', upload, confirm })
  const mayRun = started.step === 'running' || isMissed(started)
  return mayRun ? waitForEnd({ send, wait, upload }) : resultOf(started)
}

/** A restore continues without the browser, so only a lasting loss of connection ends the waiting. */
async function waitForEnd({ send, wait, upload }: Transport & { upload: string }): Promise<Sent> {
  for (let missed = 0; ; ) {
    await wait(pollMs)
    const last = await post(send, { step: 'state', upload })
    missed = isMissed(last) ? missed + 1 : 0
    if (missed === missedMax) return { problem: 'outcome-unknown' }
    if (last.step !== 'running' && missed === 0) return resultOf(last)
  }
}

function isMissed(response: RestoreResponse): boolean {
  return response.step === 'refused' && response.problem === 'unreachable'
}

async function post(send: Send, fields: Record<string, string | Blob>): Promise<RestoreResponse> {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  try {
    return readResponse(await (await send(form)).json())
  } catch {
    // No connection, or an error page of a proxy: both count as unreachable.
    return { step: 'refused', problem: 'unreachable' }
  }
}

function readResponse(body: unknown): RestoreResponse {
  const {
    step,
    upload,
    switchedOff,
    administratorsAgain: again,
    problem,
  }: Record<string, unknown> = typeof body === 'object' && body ? { ...body } : {}
  if (step === 'arrived' || step === 'running') return { step }
  if (step === 'done') {
    const administratorsAgain = Array.isArray(again) ? again.map(String) : []
    return { step, switchedOff: Number(switchedOff), administratorsAgain }
  }
  if (step === 'ready' && typeof upload === 'string') return { step, upload }
  return {
    step: 'refused',
    problem: typeof problem === 'string' && isRestoreProblem(problem) ? problem : 'failed',
  }
}

function resultOf(response: RestoreResponse): Sent {
  if (response.step === 'done') {
    const { switchedOff, administratorsAgain } = response
    return { problem: null, switchedOff, administratorsAgain }
  }
  return { problem: response.step === 'refused' ? response.problem : 'failed' }
}

/** The word to type before existing content is replaced. */
export const confirmWord = 'REPLACE'

const sentences = {
  'wrong-password': words.problemWrongPassword,
  throttled: words.problemThrottled,
  demo: words.problemDemo,
  'not-confirmed': (language: Language) => words.problemNotConfirmed(language, { word: confirmWord }),
  'signed-out': words.problemSignedOut,
  missing: words.problemMissing,
  'no-upload': words.problemNoUpload,
  gap: words.problemGap,
  unreachable: words.problemUnreachable,
  'outcome-unknown': words.problemOutcomeUnknown,
  foreign: words.problemForeign,
  damaged: words.problemDamaged,
  inflated: words.problemInflated,
  newer: words.problemNewer,
  edited: words.problemEdited,
  older: words.problemOlder,
  'not-empty': (language: Language) => words.problemNotEmpty(language, { word: confirmWord }),
  'not-kept': words.problemNotKept,
  'disk-full': words.problemDiskFull,
  'not-permitted': words.problemNotPermitted,
  'depended-on': words.problemDependedOn,
  busy: words.problemBusy,
  failed: words.problemFailed,
  ended: words.problemEnded,
}

export type RestoreProblem = keyof typeof sentences

export function describeRestoreProblem(problem: RestoreProblem, language: Language): string {
  return sentences[problem](language)
}

/** The same of a restore that was begun, with what has become of it. */
export function describeRestoreRefusal(problem: RestoreProblem, language: Language): string {
  const sentence = describeRestoreProblem(problem, language)
  return problem === 'outcome-unknown' ? sentence : words.nothingChanged(language, { problem: sentence })
}

export function isRestoreProblem(name: string): name is RestoreProblem {
  return isKeyOf(sentences, name)
}
