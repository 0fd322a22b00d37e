import { complain } from './open-log.ts'

/** The exit code of a child process that no restart can help; it has already printed the problem on the terminal. */
export const hopelessExitCode = 78

export function giveUp(problem: string): never {
  complain(problem)
  process.exit(hopelessExitCode)
}
