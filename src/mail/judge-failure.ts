import type { MailFailure } from '../domain/newsletter/mail-failure.ts'

// Maps the errors of nodemailer and the replies of mail servers (RFC 5321, RFC 3463) to our closed list. The step at which a
// reply came shows what it concerns: a refused login must not disable ten thousand subscribers.

type SmtpError = Error & {
  code?: unknown
  originalCode?: unknown
  command?: unknown
  responseCode?: unknown
  response?: unknown
}

const replyLengthMax = 300

/** `hasWhole`: the mail server has the whole mail. */
export function judgeFailure(
  error: unknown,
  { hasWhole }: { hasWhole: boolean },
): { failure: MailFailure; reply: string } {
  const smtp: SmtpError = error instanceof Error ? error : new Error(String(error))
  const reply = typeof smtp.response === 'string' ? smtp.response : ''
  const failure = nameOf(smtp, reply)
  const isUnanswered = hasWhole && reply === '' && (failure === 'timeout' || failure === 'no-connection')
  return { failure: isUnanswered ? 'no-answer' : failure, reply: toOneLine(reply || networkCodeOf(smtp)) }
}

function nameOf(error: SmtpError, reply: string): MailFailure {
  const code = typeof error.responseCode === 'number' ? error.responseCode : 0
  const command = typeof error.command === 'string' ? error.command : ''
  if (error.code === 'EABORT' || error.code === 'ETIMEDOUT') return 'timeout'
  // A server that is shutting down replies with 421, whatever the command was.
  if (code === 421) return 'try-later'
  if (error.code === 'EAUTH' || error.code === 'ENOAUTH' || /^(AUTH|API)\b/.test(command) || code === 530)
    return code >= 400 && code < 500 ? 'no-connection' : 'login-refused'
  if (isCertificate(error)) return 'bad-certificate'
  if (error.code === 'ETLS' || command === 'STARTTLS') return 'no-tls'
  if (code >= 500) return judgeRefusal({ code, command, reply })
  if (code >= 400) return 'try-later'
  return ['ECONNECTION', 'ESOCKET', 'EDNS', 'EPROTOCOL'].includes(String(error.code))
    ? 'no-connection'
    : 'unknown'
}

/** A reply of 5xx: it concerns the recipient or the content, unless it came before them. */
function judgeRefusal({
  code,
  command,
  reply,
}: {
  code: number
  command: string
  reply: string
}): MailFailure {
  const enhanced = /^\d{3}[ -]5\.(\d)\.\d/.exec(reply)?.[1]
  if (command === 'MAIL FROM') return 'sender-refused'
  // 5.7 is policy (spam, relaying denied), 5.3 the mail system, 5.6 the content: the address is not to blame.
  if (enhanced === '7' || enhanced === '6' || enhanced === '3' || code === 552) return 'message-refused'
  if (command === 'RCPT TO') return 'address-refused'
  if (enhanced === '1' || enhanced === '2') return 'address-refused'
  return command === 'DATA' ? 'message-refused' : 'no-connection'
}

function isCertificate({ code, originalCode, message }: SmtpError): boolean {
  return (
    /CERT|SELF_SIGNED|UNABLE_TO_VERIFY|ALTNAME/.test(`${String(code)} ${String(originalCode)}`) ||
    /certificate/i.test(message)
  )
}

function networkCodeOf({ originalCode, code }: SmtpError): string {
  return String(originalCode ?? code ?? '')
}

function toOneLine(reply: string): string {
  return reply
    .replaceAll(/\p{Cc}+/gu, ' ')
    .trim()
    .slice(0, replyLengthMax)
    .toWellFormed()
}
