import type { PlainRecord } from '../../domain/records/plain-record.ts'
import type { Language } from '../../text/language.ts'
import { saveWithFallback } from '../notices/save-with-fallback.ts'
import { type FormProblem, noProblem } from './form-problem.ts'

/** The browser's side of a save or deletion: the page stays, with what was typed, if the server does not answer. */
export function keepTyped<Row, Fields, Input>(
  { words }: PlainRecord<Row, Fields, Input>,
  verb: 'add' | 'update' | 'delete',
) {
  return async ({ serverAction }: { serverAction: () => Promise<FormProblem<Row>> }) =>
    saveWithFallback<FormProblem<Row>, FormProblem<Row>>(
      (language: Language) => ({ ...noProblem, message: words.failed[verb](language) }),
      serverAction,
    )
}
