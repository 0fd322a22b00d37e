import type { Language } from '../../text/language.ts'
import * as words from '../../words/actors.ts'
import { isKeyOf } from '../fields/is-key-of.ts'

const names = {
  '#command-line': words.commandLine,
  '#starter-list': words.starterList,
  '#schedule': words.schedule,
  '#poll': words.poll,
  '#matching': words.matching,
}

/** Writers without an account. History stores these codes in place of a name. */
export type Actor = keyof typeof names

/** The name that history shows for `account_name`. */
export function actorName(name: string, language: Language): string {
  return isKeyOf(names, name) ? names[name](language) : name
}
