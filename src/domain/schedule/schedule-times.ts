import type { Language } from '../../text/language.ts'
import * as words from '../../words/form-times.ts'
import { instantOf } from '../articles/article-fields.ts'

/** When an item is published and taken down. Null means immediately and never. */
export type ScheduleTimes = { publishAt: Date | null; takeDownAt: Date | null }

type TimeProblems = { publishAt?: string; takeDownAt?: string }

// Beyond this, a typing error in the year is likelier than a plan.
const aheadMaxMs = 366 * 86_400_000

/** Parses the times of a form; empty and missing ones are null. A time without a zone is in Indian time, as in `publishedAtOf`. */
export function readTimes({
  publishAt,
  takeDownAt,
}: {
  publishAt?: string
  takeDownAt?: string
}): ScheduleTimes {
  const read = (text: string | undefined) => (text ? instantOf(text) : null)
  return { publishAt: read(publishAt), takeDownAt: read(takeDownAt) }
}

/** Null if both times are possible. `now` is the database's. `required`: the field that the form does not take empty. */
export function findTimeProblems(
  times: ScheduleTimes,
  { now, language, required }: { now: Date; language: Language; required?: keyof ScheduleTimes },
): TimeProblems | null {
  const found = listTimeProblems(times, now)
  if (found.length === 0) return null
  const describe = ({ field, problem }: TimeProblem) =>
    words.problem(language, {
      problem: problem === 'passed' && field !== required ? 'passedOptional' : problem,
    })
  return Object.fromEntries(found.map(each => [each.field, describe(each)]))
}

export type TimeProblem = { field: keyof TimeProblems; problem: 'passed' | 'tooFar' | 'notAfterPublishing' }

/** At most one problem of each field. */
export function listTimeProblems(times: ScheduleTimes, now: Date): TimeProblem[] {
  const { publishAt, takeDownAt } = times
  const alone = (['publishAt', 'takeDownAt'] as const).flatMap((field): TimeProblem[] => {
    const problem = findProblem(times[field], now)
    return problem ? [{ field, problem }] : []
  })
  const isReversed = publishAt && takeDownAt && takeDownAt <= publishAt
  return alone.length === 0 && isReversed ? [{ field: 'takeDownAt', problem: 'notAfterPublishing' }] : alone
}

function findProblem(at: Date | null, now: Date): 'passed' | 'tooFar' | null {
  if (!at) return null
  const aheadMs = at.getTime() - now.getTime()
  if (aheadMs <= 0) return 'passed'
  return aheadMs > aheadMaxMs ? 'tooFar' : null
}
