// The other end of limited-process.ts: the loop of a reader process.
import { on } from 'node:events'
import type { Answer } from './limited-process.ts'

/** Answers each body with what `read` makes of it, one after the other, until the parent is gone. */
export async function answerBodies<Input, Result>(
  read: (input: Input) => Result | Promise<Result>,
): Promise<void> {
  // A service manager signals every process of a service; the parent decides when its reader ends.
  process.on('SIGTERM', () => undefined)
  process.once('disconnect', () => process.exit(0))
  for await (const [{ input }] of on(process, 'message')) process.send?.(await attempt(read, input))
}

async function attempt<Input, Result>(
  read: (input: Input) => Result | Promise<Result>,
  input: Input,
): Promise<Answer<Result>> {
  try {
    return { result: await read(input) }
  } catch (error) {
    return { error: error instanceof Error ? error.message : 'no reason given' }
  }
}
