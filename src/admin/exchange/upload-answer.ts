import { fileBytesMax } from '../../domain/exchange/import-job.ts'

export type UploadAnswer = { ok: true; id: string } | { ok: false; problem: string }

export const startProblems = {
  empty: 'The file is empty.',
  'too-large': `A file may have ${fileBytesMax / 2 ** 20} MB at most. Split it, or import it as CSV instead of JSON.`,
  'too-much-waiting':
    'Other files are waiting to be imported and use all the available space. Import or cancel those first.',
}
