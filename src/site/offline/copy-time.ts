import type { CopyWords } from './worker-scope.ts'

/** The time of a copy as the pages write times, in the reader's zone: "21 Oct 2026, 14:05". */
export function writeCopyTime(
  at: string | null | undefined,
  { locale, month }: Pick<CopyWords, 'locale' | 'month'>,
): string {
  const time = new Date(at ?? 0)
  const day = time.toLocaleDateString(locale, { day: 'numeric', month, year: 'numeric' })
  return `${day}, ${time.toLocaleTimeString(locale, { timeStyle: 'short' })}`
}
