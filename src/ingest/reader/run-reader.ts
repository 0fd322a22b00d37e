// The main loop of a reader process; its parent's side is limited-process.ts.
import { on } from 'node:events'
import type { Reply } from './limited-process.ts'

/** Replies to each input with the result of `read`, one after another, until the parent disconnects. */
export async function runReader<Input, Result>(
  read: (input: Input) => Result | Promise<Result>,
): Promise<void> {
  // A service manager signals every process of a service, but the parent decides when its reader ends.
  process.on('SIGTERM', () => undefined)
  process.once('disconnect', () => process.exit(0))
  for await (const [{ input }] of on(process, 'message')) process.send?.(await attempt(read, input))
}

async function attempt<Input, Result>(
  read: (input: Input) => Result | Promise<Result>,
  input: Input,
): Promise<Reply<Result>> {
  try {
    return { result: await read(input) }
  } catch (error) {
    return { error: error instanceof Error ? error.message : 'no reason given' }
  }
}
