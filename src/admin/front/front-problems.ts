import type { ChangeFrontResult } from '../../domain/front/change-front.ts'
import { pinsMax } from '../../domain/front/front-changes.ts'
import type { Language } from '../../text/language.ts'
import { selectCase } from '../../text/select-case.ts'
import * as words from '../../words/front-desk.ts'

type Refusal = Extract<ChangeFrontResult, { ok: false }>['reason'] | 'malformed'

/** Why nothing was put out. */
export function explainFrontProblem(reason: Refusal, language: Language): string {
  return words.problem(language, { reason: selectCase(reason), most: pinsMax })
}
