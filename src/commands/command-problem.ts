import { errorMessage } from '../database/error-message.ts'
import { findWriteRefusal } from '../database/write-refusal.ts'

export function commandProblem(error: unknown): string {
  switch (findWriteRefusal(error)) {
    case 'disk-full':
      return 'The database is read-only at the moment: free some space on its disk, or name a writable one in DATABASE_URL, then try again.\n'
    case 'restoring':
      return 'A backup is being restored, and nothing can be saved until it has finished. Try again then.\n'
    case null:
      return `${errorMessage(error)}\n`
  }
}
