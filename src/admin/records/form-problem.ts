import type { PlainRecord } from '../../domain/records/plain-record.ts'
import * as formWords from '../../words/admin-forms.ts'
import type { FieldErrors } from '../forms/read-form.ts'
import { saveWithFallback } from '../notices/with-fallback.ts'

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

type Posted<Result> = { url: URL; params: { id?: string }; serverAction: () => Promise<Result> }

const verbs = { list: 'delete', add: 'add', edit: 'update' } as const

/**
 * The browser's side of a save or deletion: the page stays, with what was typed, if the server does not answer. The messages
 * are the specification's and give no reason, so `detail` adds that the server was not reached.
 */
export function keepTyped<Row, Fields, Input>({ words }: PlainRecord<Row, Fields, Input>) {
  return async ({ serverAction, ...visit }: Posted<FormProblem<Row>>) =>
    saveWithFallback<FormProblem<Row>, FormProblem<Row>>(
      (language, isAway) => ({
        ...noProblem,
        message: words.failed[verbs[addressOf(visit)]](language),
        detail: isAway ? formWords.serverAway(language) : undefined,
      }),
      serverAction,
    )
}

type Params = { params: { id?: string } }
type Visit = Params & { url: { pathname: string } }

/** Which of the addresses of a plain record this is: its list, or its form for a new or an existing record. */
export function addressOf({ url, params: { id } }: Visit): 'list' | 'add' | 'edit' {
  if (id !== undefined) return 'edit'
  return url.pathname.endsWith('/add') ? 'add' : 'list'
}

/** A loader or an action of a module that serves all addresses of a plain record. */
export function byAddress<Args extends object, List, Add, Edit>(at: {
  list: (args: Args) => List
  add: (args: Args) => Add
  edit: (args: Args & Visit) => Edit
}) {
  return (args: Args & Visit) => at[addressOf(args)](args)
}

/** A loader or an action of a module that serves both forms of a plain record. */
export function byForm<Args extends object, Add, Edit>(at: {
  add: (args: Args) => Add
  edit: (args: Args & Params) => Edit
}) {
  return (args: Args & Params) => at[args.params.id === undefined ? 'add' : 'edit'](args)
}
