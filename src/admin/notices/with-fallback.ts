import { data, isRouteErrorResponse } from 'react-router'
import type { WriteRefusal } from '../../database/database-error.ts'
import { defaultLanguage, type Language, readLanguage } from '../../text/language.ts'
import { isRoleRefusal, peopleOf } from '../../ui/error-pages.tsx'
import * as words from '../../words/notices.ts'
import { failedNotice } from './shown-notice.ts'

// A failure status keeps the router from reloading the page from a server that just failed.
const failed = { status: 503 }

/** What a page shows if the server was not reached (`isAway`) or failed. */
type Fallback<Otherwise> = (language: Language, isAway: boolean) => Otherwise

/** A `clientAction` of `saveWithFallback`. The router adds the type of the server's response by itself. */
export function withFallback<Otherwise extends object>(otherwise: Fallback<Otherwise>) {
  return ({ serverAction }: { serverAction: () => Promise<never> }) =>
    saveWithFallback(otherwise, serverAction)
}

/**
 * Returns `otherwise` if the server is away or fails, so that the page stays with the typed text. If the server says why
 * nothing can be saved, that reason becomes the text, and so does that of `refuseSaves`. A redirect is passed on.
 */
export async function saveWithFallback<Result, Otherwise extends object>(
  otherwise: Fallback<Otherwise>,
  serverAction: () => Promise<Result>,
) {
  const refusal = whyRefused()
  if (refusal !== null)
    return data(withReason(otherwise(pageLanguage(), false), refusal, pageLanguage()), failed)
  try {
    return await serverAction()
  } catch (thrown) {
    if (thrown instanceof Response) throw thrown
    const language = pageLanguage()
    const why = isRouteErrorResponse(thrown) ? explainRefusedSave(thrown.data, language) : null
    // A failed `fetch`; what the server answers is no such error.
    const response = otherwise(language, thrown instanceof TypeError)
    return data(why === null ? response : withReason(response, why, language), failed)
  }
}

let whyRefused = (): string | null => null

/** Posts nothing while `why` has a reason. Set by the frame, because the login has none. Returns the way to end it. */
export function refuseSaves(why: () => string | null): () => void {
  whyRefused = why
  return () => {
    whyRefused = () => null
  }
}

/** Puts the reason into the field where a response has its error: `message`, `notice` or `problem`, which may contain either. */
function withReason<T extends object>(response: T, why: string, language: Language): T {
  if ('message' in response) return { ...response, message: why }
  if ('notice' in response) return { ...response, notice: failedNotice(why, language) }
  if (!('problem' in response)) return response
  const { problem } = response
  return {
    ...response,
    problem: typeof problem === 'object' && problem ? withReason(problem, why, language) : why,
  }
}

function pageLanguage(): Language {
  return typeof document === 'undefined' ? defaultLanguage : readLanguage(document.documentElement.lang)
}

const sentences = new Map<string, (language: Language) => string>([
  ['disk-full' satisfies WriteRefusal, words.refusedDiskFull],
  ['restoring' satisfies WriteRefusal, words.refusedRestoring],
  ['perhaps-saved', words.perhapsSaved],
])

/**
 * Why the server refused a save, or that nobody knows whether it saved: its error page (http/describe-error.ts) or the data of
 * `refuseRole`, if the role was lowered while the page was open. Null for other failures.
 */
export function explainRefusedSave(refusal: unknown, language: Language): string | null {
  if (isRoleRefusal(refusal))
    return words.refusedRole(language, { people: peopleOf(refusal.administrators, language) })
  const page = typeof refusal === 'string' ? refusal : ''
  const [, code = ''] = /^<!doctype html>\s*<html [^>]*data-error="([a-z-]+)"/.exec(page) ?? []
  return sentences.get(code)?.(language) ?? null
}
