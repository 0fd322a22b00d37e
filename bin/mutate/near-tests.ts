import { type ChildProcess, fork } from 'node:child_process'
import { z } from 'zod'
import { ownPath } from '../run-command.ts'

/** The test files that failed, and the names of their failed tests or other errors. */
export type Failure = { failed: string[]; names: string[] }

const failureSchema = z.object({ failed: z.array(z.string()), names: z.array(z.string()) })

// Sets the switch of `switchMutants` in each Node process of the tests.
const setSwitch = 'data:text/javascript,globalThis.chowkMutant=Number(process.env.CHOWK_MUTANT)'

/** Runs tests in a copy of the sources; a run that takes longer than `minutesMax` is ended with all its processes. */
export function openNearTests(copy: string, { minutesMax }: { minutesMax: number }) {
  let runner: ChildProcess | null = null

  async function run(mutant: number, files: string[]): Promise<Failure> {
    if (!runner) {
      const started = start(copy)
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
    const failure = await Promise.race([answer, late])
    clearTimeout(timer)
    if (failure) return failure
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

function start(copy: string): ChildProcess {
  return fork(`${copy}bin/mutate/run-near-tests.ts`, [], {
    cwd: copy,
    detached: true,
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    env: {
      ...process.env,
      PATH: ownPath(),
      KEEP_BUILD: '1',
      NODE_OPTIONS: `${process.env.NODE_OPTIONS ?? ''} --import=${setSwitch}`,
    },
  })
}

function nextMessage(child: ChildProcess): Promise<Failure> {
  const { promise, resolve } = Promise.withResolvers<Failure>()
  const fail = () => resolve({ failed: [], names: ['the tests ended early'] })
  child.once('exit', fail)
  child.once('message', message => {
    child.off('exit', fail)
    resolve(failureSchema.parse(message))
  })
  return promise
}
