import type { RestoreAnswer } from './restore.ts'
import { isRestoreProblem, type RestoreProblem } from './restore-words.ts'

type Send = (form: FormData) => Promise<Response>
type Archive = { file: Blob; password: string; confirm: string }

// With the form around it each stays below what the server takes in one request (1 MB).
const pieceBytes = 512 * 1024

const askAgainMs = 500

/** Sends a file in pieces, has it restored, and waits for the end; null when all went well. */
export async function sendArchive(
  { file, password, confirm }: Archive,
  options: { send: Send; wait: (ms: number) => Promise<void>; onProgress: (sentBytes: number) => void },
): Promise<RestoreProblem | null> {
  const { send, wait, onProgress } = options
  const begun = await post(send, { step: 'begin', password, confirm })
  if (begun.step !== 'ready') return problemOf(begun)
  const { upload } = begun
  for (let at = 0; at < file.size; at += pieceBytes) {
    const piece = file.slice(at, at + pieceBytes)
    const arrived = await post(send, { step: 'piece', upload, at: String(at), piece })
    if (arrived.step !== 'arrived') return problemOf(arrived)
    onProgress(Math.min(at + pieceBytes, file.size))
  }
  let last = await post(send, { step: 'start', upload, confirm })
  while (last.step === 'running') {
    await wait(askAgainMs)
    last = await post(send, { step: 'state', upload })
  }
  return last.step === 'done' ? null : problemOf(last)
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
