import type { Language } from '../../text/language.ts'
import * as words from '../../words/form-times.ts'

/** When an item is published and taken down. Null means immediately and never. */
export type ScheduleTimes = { publishAt: Date | null; takeDownAt: Date | null }

/** The problems by form field. */
type TimeProblems = { publishAt?: string; takeDownAt?: string }

// Beyond this, a typing error in the year is likelier than a plan.
const aheadMaxMs = 366 * 86_400_000

/** Parses the times of a form; empty and missing ones are null. A time without a zone is in Indian time, as in `publishedAtOf`. */
export function readTimes({
  publishAt,
  takeDownAt,
}: {
  publishAt?: string | undefined
  takeDownAt?: string | undefined
}): ScheduleTimes {
  return { publishAt: readInstant(publishAt), takeDownAt: readInstant(takeDownAt) }
}

/** Null if both times are possible. `now` is the database's. */
export function findTimeProblems(times: ScheduleTimes, now: Date, language: Language): TimeProblems | null {
  const found = findTimeProblem(times, now)
  return found && { [found.field]: words.problem(language, { problem: found.problem }) }
}

export type TimeProblem = { field: keyof TimeProblems; problem: 'passed' | 'tooFar' | 'notAfterPublishing' }

export function findTimeProblem({ publishAt, takeDownAt }: ScheduleTimes, now: Date): TimeProblem | null {
  const publishProblem = findProblem(publishAt, now)
  if (publishProblem) return { field: 'publishAt', problem: publishProblem }
  const takeDownProblem = findProblem(takeDownAt, now)
  if (takeDownProblem) return { field: 'takeDownAt', problem: takeDownProblem }
  return publishAt && takeDownAt && takeDownAt <= publishAt
    ? { field: 'takeDownAt', problem: 'notAfterPublishing' }
    : null
}

function findProblem(at: Date | null, now: Date): 'passed' | 'tooFar' | null {
  if (!at) return null
  const aheadMs = at.getTime() - now.getTime()
  if (aheadMs <= 0) return 'passed'
  return aheadMs > aheadMaxMs ? 'tooFar' : null
}

function readInstant(text: string | undefined): Date | null {
  if (!text) return null
  return new Date(/(Z|[+-]\d\d:?\d\d)$/.test(text) ? text : `${text}+05:30`)
}
