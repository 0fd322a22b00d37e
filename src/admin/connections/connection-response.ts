export type ConnectionResponse = {
  ok: boolean
  /** Shown only once. */
  secret: string | null
  /** The code of an error: a `FieldProblem`, or the reason why nothing was added. */
  problem: string | null
  message: string | null
  /** The refused fields of a form. */
  typed: { kind: string; url: string; events: string[] } | null
}

export const noProblem: ConnectionResponse = {
  ok: true,
  secret: null,
  problem: null,
  message: null,
  typed: null,
}
