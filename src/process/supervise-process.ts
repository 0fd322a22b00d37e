import type { ChildProcess } from 'node:child_process'
import { pause } from '../concurrency/pause.ts'
import type { Language } from '../text/language.ts'
import * as words from '../words/commands.ts'
import { hopelessExitCode } from './open-log.ts'

/** Default environment of the web and worker processes. */
export const childEnvironment = {
  NODE_ENV: 'production',
  // Otherwise each thread has a heap of its own that keeps freed memory: the web process held 290 MB instead of 180.
  MALLOC_ARENA_MAX: '2',
}

// Node lets young objects take 128 MB per thread on a machine with much memory: the worker held 400 MB, 45 of it in use.
const youngHeap = '--max-semi-space-size=16'

/**
 * Node's flags of the processes. The worker collects its garbage as soon as the heap has grown by two fifths: a pass over
 * 15,000 stories took 53 MB instead of 153, in the same time. The web process would need a fifth more processor for a page.
 */
export const childFlags = { web: [youngHeap], worker: [youngHeap, '--heap-growing-percent=40'] }

/**
 * Ends the process on a signal or when its parent is gone, even during its start, because nothing would stop it later.
 * `reportReady` tells the parent that the process has started, answers its pings, and sets what is closed before the end
 * from then on.
 */
export function exitOnSignal({ withinMs }: { withinMs: number }) {
  let close = async (): Promise<void> => undefined
  let isEnding = false
  const end = async () => {
    if (isEnding) return
    isEnding = true
    setTimeout(() => process.exit(1), withinMs).unref()
    await close()
    process.exit(0)
  }
  for (const signal of ['SIGTERM', 'SIGINT', 'disconnect'] as const) process.on(signal, end)
  // What the end of a terminal means is the parent's to decide.
  process.on('SIGHUP', () => undefined)
  // The parent may have gone while the sources were being loaded.
  if (process.connected === false) void end()
  const reportReady = (message: ReadyMessage, closeAll: () => Promise<void>) => {
    close = closeAll
    process.on('message', () => process.send?.('pong', () => undefined))
    // Without a callback, a channel that has just broken would raise an unhandled error.
    process.send?.(message, () => undefined)
  }
  return { reportReady }
}

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

type ReadyMessage = { type: 'ready'; url?: string }
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
