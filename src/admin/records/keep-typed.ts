import type { PlainRecord } from '../../domain/records/plain-record.ts'
import type { Language } from '../../text/language.ts'
import { addressOf } from './by-address.ts'
import { type FormProblem, noProblem } from './form-problem.ts'
import { saveForm } from './save-form.ts'

type Posted<Result> = {
  url: URL
  params: { id?: string | undefined }
  serverAction: () => Promise<Result>
}

const verbs = { list: 'delete', add: 'add', edit: 'update' } as const

/** The browser's side of a save or deletion: the page stays, with what was typed, if the server does not answer. */
export function keepTyped<Row, Fields, Input>({ words }: PlainRecord<Row, Fields, Input>) {
  return async ({ serverAction, ...visit }: Posted<FormProblem<Row>>) =>
    saveForm<FormProblem<Row>, FormProblem<Row>>(
      (language: Language) => ({ ...noProblem, message: words.failed[verbs[addressOf(visit)]](language) }),
      serverAction,
    )
}
