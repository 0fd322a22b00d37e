import { onTestFinished } from 'vitest'
import { openSmtpCatcher, type SmtpCatcher } from './smtp-catcher.ts'

/** A catcher for one test of Vitest. */
export async function startSmtpCatcher(options: { extensions?: string[] } = {}): Promise<SmtpCatcher> {
  const catcher = await openSmtpCatcher(options)
  onTestFinished(catcher.close)
  return catcher
}
