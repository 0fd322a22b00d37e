import type { RestoreAnswer } from './restore.ts'
import { isRestoreProblem, type RestoreProblem } from './restore-words.ts'

type Send = (form: FormData) => Promise<Response>
type Line = { send: Send; wait: (ms: number) => Promise<void> }
type Archive = { file: Blob; password: string; confirm: string }

// With the form around it each stays below what the server takes in one request (1 MB).
const pieceBytes = 512 * 1024

const askAgainMs = 500

// Half a minute: a server that is started again meanwhile is back by then, and says what became of the restore.
const missedMax = 60

/** Sends a file in pieces, has it restored, and waits for the end; null when all went well. */
export async function sendArchive(
  { file, password, confirm }: Archive,
  { send, wait, onProgress }: Line & { onProgress: (sentBytes: number) => void },
): Promise<RestoreProblem | null> {
  const begun = await post(send, { step: 'begin', password, confirm })
  if (begun.step !== 'ready') return problemOf(begun)
  const { upload } = begun
  for (let at = 0; at < file.size; at += pieceBytes) {
    const piece = file.slice(at, at + pieceBytes)
    const arrived = await post(send, { step: 'piece', upload, at: String(at), piece })
    if (arrived.step !== 'arrived') return problemOf(arrived)
    onProgress(Math.min(at + pieceBytes, file.size))
  }
  const started = await post(send, { step: 'start', upload, confirm })
  if (started.step !== 'running') return started.step === 'done' ? null : problemOf(started)
  return waitForEnd({ send, wait, upload })
}

/** A restore goes on without the browser: only a connection that stays away ends the waiting. */
async function waitForEnd({ send, wait, upload }: Line & { upload: string }): Promise<RestoreProblem | null> {
  for (let missed = 0; ; ) {
    await wait(askAgainMs)
    const last = await post(send, { step: 'state', upload })
    if (last.step === 'done') return null
    const isMissed = last.step === 'refused' && last.problem === 'unreachable'
    missed = isMissed ? missed + 1 : 0
    if (last.step !== 'running' && (!isMissed || missed === missedMax)) return problemOf(last)
  }
}

async function post(send: Send, fields: Record<string, string | Blob>): Promise<RestoreAnswer> {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  try {
    return readAnswer(await (await send(form)).json())
  } catch {
    // No connection, or an error page of something between: the next step is the same.
    return { step: 'refused', problem: 'unreachable' }
  }
}

function readAnswer(body: unknown): RestoreAnswer {
  const { step, upload, problem }: Record<string, unknown> =
    typeof body === 'object' && body ? { ...body } : {}
  if (step === 'arrived' || step === 'running' || step === 'done') return { step }
  if (step === 'ready' && typeof upload === 'string') return { step, upload }
  return {
    step: 'refused',
    problem: typeof problem === 'string' && isRestoreProblem(problem) ? problem : 'failed',
  }
}

function problemOf(answer: RestoreAnswer): RestoreProblem {
  return answer.step === 'refused' ? answer.problem : 'failed'
}
