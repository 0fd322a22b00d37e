import { readFileSync } from 'node:fs'
import { errorCode } from './start-problem.ts'

/** The text of a file; '' if there is none. */
export function readIfThere(path: string): string {
  try {
    return readFileSync(path, 'utf8')
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return ''
    throw error
  }
}
