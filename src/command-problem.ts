import { errorMessage } from './database/error-message.ts'
import { takesNoWrites } from './database/takes-no-writes.ts'

export function commandProblem(error: unknown): string {
  if (takesNoWrites(error)) {
    return 'The database is only read at this moment: make room on its disk, or name one that takes writes in DATABASE_URL, then try again.\n'
  }
  return `${errorMessage(error)}\n`
}
