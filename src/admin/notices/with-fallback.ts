import type { Language } from '../../text/language.ts'
import { saveWithFallback } from './save-with-fallback.ts'

/** A `clientAction` of `saveWithFallback`. The router adds the type of the server's response by itself. */
export function withFallback<Otherwise extends object>(otherwise: (language: Language) => Otherwise) {
  return ({ serverAction }: { serverAction: () => Promise<never> }) =>
    saveWithFallback(otherwise, serverAction)
}
