import { type NewsLinkInput, publishedAtOf } from './news-link-schema.ts'

const minuteMs = 60_000

/** The instant of a form's `publishedAt`, or null. Forms have no seconds: the stored time's minute means the stored time. */
export function typedInstant(input: NewsLinkInput, stored: Date | null): Date | null {
  const typed = publishedAtOf(input)
  if (!typed || !stored || typed.getTime() % minuteMs !== 0) return typed
  const sinceTypedMs = stored.getTime() - typed.getTime()
  return sinceTypedMs >= 0 && sinceTypedMs < minuteMs ? stored : typed
}
