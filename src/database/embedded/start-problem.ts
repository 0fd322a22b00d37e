/** Why Chowk cannot start: one line for the terminal, with a remedy. Only `main.ts` and commands print it. */
export class StartProblem extends Error {
  override name = 'StartProblem'
}

export function errorCode(error: unknown) {
  return error instanceof Error && 'code' in error ? String(error.code) : undefined
}
