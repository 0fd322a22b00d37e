/** A child process that ends with it says that no restart can help; whatever is wrong is on the terminal already. */
export const hopelessExitCode = 78

export function giveUp(problem: string): never {
  process.stderr.write(`${problem}\n`)
  process.exit(hopelessExitCode)
}
