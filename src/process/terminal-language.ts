import { readDeskLanguage } from '../domain/accounts/preferences.ts'
import { defaultLanguage, type Language } from '../text/language.ts'

/** The language in which commands and starts print: that of the terminal (`LANG=hi_IN.UTF-8`), where all texts exist in it. */
export function readTerminalLanguage(env: Record<string, string | undefined>): Language {
  const locale = env.LC_ALL || env.LC_MESSAGES || env.LANG || ''
  return readDeskLanguage(locale.split(/[_.@]/, 1)[0] ?? '') ?? defaultLanguage
}
