import { errorMessage } from '../database/error-message.ts'
import { findWriteRefusal } from '../database/write-refusal.ts'

export function commandProblem(error: unknown): string {
  switch (findWriteRefusal(error)) {
    case 'disk-full':
      return 'The database is only read at this moment: make room on its disk, or name one that takes writes in DATABASE_URL, then try again.\n'
    case 'restoring':
      return 'A backup is being restored, and nothing can be saved until that has ended. Try again then.\n'
    case null:
      return `${errorMessage(error)}\n`
  }
}
