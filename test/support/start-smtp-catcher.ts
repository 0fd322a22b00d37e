import { onTestFinished } from 'vitest'
import { openSmtpCatcher, type SmtpCatcher } from './smtp-catcher.ts'

/** A catcher that stops with the Vitest test. */
export async function startSmtpCatcher(options: { extensions?: string[] } = {}): Promise<SmtpCatcher> {
  const catcher = await openSmtpCatcher(options)
  onTestFinished(catcher.close)
  return catcher
}
