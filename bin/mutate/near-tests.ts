import { type ChildProcess, fork } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { z } from 'zod'
import { ownPath } from '../run-command.ts'

/** The test files that failed, the names of their failed tests or other errors, and how many files reached the change. */
export type NearRun = { failed: string[]; names: string[]; reached: number }

const answerSchema = z.object({ failed: z.array(z.string()), names: z.array(z.string()) })
type Answer = z.infer<typeof answerSchema>

/** Runs tests in a copy of the sources; a run that takes longer than `minutesMax` is ended with all its processes. */
export function openNearTests(copy: string, { minutesMax }: { minutesMax: number }) {
  const reachedFile = `${copy}reached.txt`
  let runner: ChildProcess | null = null

  async function run(mutant: number, files: string[]): Promise<NearRun> {
    writeFileSync(reachedFile, '')
    const answer = await ask(mutant, files)
    return { ...answer, reached: new Set(readFileSync(reachedFile, 'utf8').split('\n')).size - 1 }
  }

  async function ask(mutant: number, files: string[]): Promise<Answer> {
    if (!runner) {
      const started = start(copy, reachedFile)
      started.once('exit', () => {
        if (runner === started) runner = null
      })
      runner = started
      await nextMessage(started)
    }
    const answer = nextMessage(runner)
    runner.send({ mutant, files })
    const { promise: late, resolve } = Promise.withResolvers<null>()
    const timer = setTimeout(() => resolve(null), minutesMax * 60_000)
    const inTime = await Promise.race([answer, late])
    clearTimeout(timer)
    if (inTime) return inTime
    stop()
    return { failed: [], names: [`no end within ${minutesMax} minutes`] }
  }

  function stop() {
    // A process of its own group, because an endless loop hears no other signal.
    if (runner?.pid) process.kill(-runner.pid, 'SIGKILL')
    runner = null
  }

  return { run, stop }
}

function start(copy: string, reachedFile: string): ChildProcess {
  return fork(`${copy}bin/mutate/run-near-tests.ts`, [], {
    cwd: copy,
    detached: true,
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    env: {
      ...process.env,
      PATH: ownPath(),
      KEEP_BUILD: '1',
      CHOWK_REACHED: reachedFile,
      NODE_OPTIONS: `${process.env.NODE_OPTIONS ?? ''} --import=${copy}bin/mutate/set-switch.ts`,
    },
  })
}

function nextMessage(child: ChildProcess): Promise<Answer> {
  const { promise, resolve } = Promise.withResolvers<Answer>()
  const fail = () => resolve({ failed: [], names: ['the tests ended early'] })
  child.once('exit', fail)
  child.once('message', message => {
    child.off('exit', fail)
    resolve(answerSchema.parse(message))
  })
  return promise
}
