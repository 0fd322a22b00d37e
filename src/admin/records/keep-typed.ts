import type { PlainRecord } from '../../domain/records/plain-record.ts'
import * as formWords from '../../words/admin-forms.ts'
import { saveWithFallback } from '../notices/with-fallback.ts'
import { addressOf } from './by-address.ts'
import { type FormProblem, noProblem } from './form-problem.ts'

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
