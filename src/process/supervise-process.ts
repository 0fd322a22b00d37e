import type { ChildProcess } from 'node:child_process'
import { pause } from '../concurrency/pause.ts'
import type { Language } from '../text/language.ts'
import * as words from '../words/commands.ts'
import { hopelessExitCode } from './open-log.ts'

// Keeps one child process running. A child sends `{ type: 'ready' }` over IPC once it works, answers each `ping` with `pong`,
// ends on SIGTERM, and exits with `hopelessExitCode` if no restart can help; by then it has printed the reason on the terminal.

const delayMsFirst = 1_000
const delayMsMax = 30_000

// A process that ran this long was healthy; its exit starts a new series of failures.
const healthyAfterMs = 60_000

// A process that has not ended by then is killed, so that the whole shutdown, including the database after it, stays within 10 s.
const stopTimeoutMs = 5_000

// An endless loop never ends by itself. Counted in pings, because a machine that was paused for a minute answers none late.
const pingEveryMs = 5_000
const unansweredMax = 12

export type ReadyMessage = { type: 'ready'; url?: string }
export type Supervised = {
  /** The first readiness; null if the child ended before it was ever ready. */
  ready: Promise<ReadyMessage | null>
  stop: () => Promise<void>
}

type Options = {
  name: string
  start: () => ChildProcess
  log: (line: string) => void
  language: Language
  /** Called once, if no restart can help. */
  onHopeless: () => void
}

export function superviseProcess({ name, start, log, language, onHopeless }: Options): Supervised {
  const halt = new AbortController()
  const { promise: ready, resolve: settleReady } = Promise.withResolvers<ReadyMessage | null>()
  let child: ChildProcess | undefined
  let wasReady = false
  const watching = (async () => {
    for (let delayMs = delayMsFirst; !halt.signal.aborted; delayMs = Math.min(delayMs * 2, delayMsMax)) {
      const startedAtMs = performance.now()
      child = start()
      child.on('message', message => {
        if (!isReady(message)) return
        if (wasReady) log(words.processBack(language, { name }))
        wasReady = true
        settleReady(message)
        if (child) endIfHung(child, () => log(words.processHangs(language, { name })))
      })
      const how = await untilEnd(child)
      if (halt.signal.aborted) break
      // A SIGKILL before readiness, for example for lack of memory, does not prove that the process is broken.
      if ((!wasReady && how !== 'SIGKILL') || how === hopelessExitCode) {
        settleReady(null)
        return onHopeless()
      }
      if (performance.now() - startedAtMs > healthyAfterMs) delayMs = delayMsFirst
      log(words.processExited(language, { name, how: String(how), seconds: String(delayMs / 1000) }))
      await pause(delayMs, halt.signal)
    }
    settleReady(null)
  })()
  const stop = async () => {
    halt.abort()
    const cut = setTimeout(() => child?.kill('SIGKILL'), stopTimeoutMs)
    child?.kill('SIGTERM')
    await watching
    clearTimeout(cut)
  }
  return { ready, stop }
}

function isReady(message: unknown): message is ReadyMessage {
  return typeof message === 'object' && message !== null && 'type' in message && message.type === 'ready'
}

/** Kills a child whose event loop no longer runs. */
function endIfHung(child: ChildProcess, report: () => void) {
  let unanswered = 0
  child.on('message', () => {
    unanswered = 0
  })
  const pinging = setInterval(() => {
    if (unanswered === unansweredMax) {
      report()
      child.kill('SIGKILL')
    }
    unanswered += 1
    child.send('ping', () => undefined)
  }, pingEveryMs)
  child.once('exit', () => clearInterval(pinging))
}

function untilEnd(child: ChildProcess): Promise<number | string> {
  return new Promise(resolve => {
    child.once('exit', (code, signal) => resolve(code ?? signal ?? 'unknown'))
    child.once('error', error => resolve(error.message))
  })
}
