import type { ChangeFrontResult } from '../../domain/front/change-front.ts'
import { pinsMax } from '../../domain/front/front-changes.ts'

type Refusal = Extract<ChangeFrontResult, { ok: false }>['reason'] | 'malformed'

/** Why nothing was put out. */
export const frontProblems: Record<Refusal, string> = {
  nothing: 'The front page is like that already. Nothing was changed.',
  'too-many': `At most ${pinsMax} places can be pinned. Take some pins off first.`,
  gone: 'An article or a story that you pinned is no longer there. Nothing was changed.',
  past: 'A pin needs an end in the future, within a year. Nothing was changed.',
  malformed: 'The changes could not be read. Reload the page and try again.',
}
