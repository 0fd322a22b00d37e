import { connectionTo, type MailSettings } from './smtp-settings.ts'

const answerMs = 5_000
// A reader waits for the answer, and each question opens a connection.
const rememberedMs = 10 * 60_000

type Asked = Omit<MailSettings, 'from'>

/**
 * Asks the mail server whether it delivers to names in any script (SMTPUTF8, RFC 6531), such as `पाठक@example.org`. A server
 * that does not answer in time does not. The answer is remembered for ten minutes.
 */
export function createNameCheck(settings: Asked, now: () => Date): () => Promise<boolean> {
  let known: { until: number; answer: Promise<boolean> } | null = null
  return () => {
    const at = now().getTime()
    if (!known || known.until <= at) known = { until: at + rememberedMs, answer: takesAnyName(settings) }
    return known.answer
  }
}

async function takesAnyName(settings: Asked): Promise<boolean> {
  // Rarely needed, and large.
  const { default: SMTPConnection } = await import('nodemailer/lib/smtp-connection')
  const connection = new SMTPConnection(connectionTo(settings, { connectMs: answerMs, silenceMs: answerMs }))
  const { promise, resolve } = Promise.withResolvers<boolean>()
  const end = (answer: boolean) => {
    clearTimeout(timer)
    resolve(answer)
    connection.close()
  }
  // A server that sends a character now and then would never be silent.
  const timer = setTimeout(() => end(false), answerMs)
  connection.on('error', () => end(false))
  connection.on('end', () => end(false))
  connection.connect(() => end(extensionsOf(connection).includes('SMTPUTF8')))
  return promise
}

/** What the server offered in its response to EHLO; nodemailer keeps it in a field that its types do not name. */
function extensionsOf(connection: object): unknown[] {
  const found: unknown = Reflect.get(connection, '_supportedExtensions')
  return Array.isArray(found) ? found : []
}
