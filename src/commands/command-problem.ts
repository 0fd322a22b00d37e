import { errorMessage } from '../database/error-message.ts'
import { findWriteRefusal } from '../database/write-refusal.ts'
import { defaultLanguage } from '../text/language.ts'
import * as words from '../words/commands.ts'

export function commandProblem(error: unknown): string {
  switch (findWriteRefusal(error)) {
    case 'disk-full':
      return `${words.databaseReadOnly(defaultLanguage)}\n`
    case 'restoring':
      return `${words.beingRestored(defaultLanguage)}\n`
    case null:
      return `${errorMessage(error)}\n`
  }
}
