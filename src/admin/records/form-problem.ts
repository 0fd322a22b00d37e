import type { FieldErrors } from '../forms/read-form.ts'

/** Why a form was not saved. */
export type FormProblem<Row> = {
  errors: FieldErrors
  /** A reason that is not about a field; shown as a toast. */
  message: string | null
  /** More about the message, from the browser. */
  detail?: string
  /** The version that another editor saved in between. */
  theirs: Row | null
  /** The record that already has a value that must be unique. */
  existing: { id: string; title: string } | null
  /** The same, if it is of another kind: the address of its form. */
  existingAt?: string
  /** Set by a form that is open to everybody. */
  needsSignIn?: true
}

export const noProblem = {
  errors: {},
  message: null,
  theirs: null,
  existing: null,
} satisfies FormProblem<never>
