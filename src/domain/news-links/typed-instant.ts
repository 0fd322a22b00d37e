import { type NewsLinkInput, publishedAtOf } from './news-link-schema.ts'

const minuteMs = 60_000

/** The instant that a form names, or null. A form knows no seconds: the minute of the time it was filled with is that time. */
export function typedInstant(input: NewsLinkInput, had: Date | null): Date | null {
  const typed = publishedAtOf(input)
  if (!typed || !had || typed.getTime() % minuteMs !== 0) return typed
  const sinceTypedMs = had.getTime() - typed.getTime()
  return sinceTypedMs >= 0 && sinceTypedMs < minuteMs ? had : typed
}
