/** When something is to come before readers and to go again. Null: at once, and never. */
export type ScheduleTimes = { publishAt: Date | null; takeDownAt: Date | null }

/** The problems, by the field of the form. */
export type TimeProblems = { publishAt?: string; takeDownAt?: string }

// Further ahead a typing error in the year is likelier than a plan.
const aheadMaxMs = 366 * 86_400_000

const passed = 'This time has passed. Choose a later one, or leave it empty'
const tooFar = 'Choose a time within a year'

/** The instants of a form's texts; '' and what is not there are null. A time without a zone is India's, as in `publishedAtOf`. */
export function readTimes({
  publishAt,
  takeDownAt,
}: {
  publishAt?: string | undefined
  takeDownAt?: string | undefined
}): ScheduleTimes {
  return { publishAt: readInstant(publishAt), takeDownAt: readInstant(takeDownAt) }
}

/** Null where both can be kept. `now` is the database's. */
export function findTimeProblems({ publishAt, takeDownAt }: ScheduleTimes, now: Date): TimeProblems | null {
  const publishProblem = findProblem(publishAt, now)
  if (publishProblem) return { publishAt: publishProblem }
  const takeDownProblem = findProblem(takeDownAt, now)
  if (takeDownProblem) return { takeDownAt: takeDownProblem }
  if (publishAt && takeDownAt && takeDownAt <= publishAt)
    return { takeDownAt: 'Choose a time after it is published' }
  return null
}

function findProblem(at: Date | null, now: Date): string | null {
  if (!at) return null
  const aheadMs = at.getTime() - now.getTime()
  if (aheadMs <= 0) return passed
  return aheadMs > aheadMaxMs ? tooFar : null
}

function readInstant(text: string | undefined): Date | null {
  if (!text) return null
  return new Date(/(Z|[+-]\d\d:?\d\d)$/.test(text) ? text : `${text}+05:30`)
}
