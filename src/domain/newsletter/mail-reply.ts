import type { MailFailure } from './mail-failure.ts'

// Judges what mail servers say about a mail. Only words about the address count against it: a spent quota, a blocked sender or
// a wrong DNS record must not switch off ten thousand subscribers. In doubt, this mail alone has failed.

export type MailReply = {
  code: number
  /** The step that the reply is for; `DATA` also for the end of the text. */
  command: 'MAIL FROM' | 'RCPT TO' | 'DATA'
  reply: string
  /** The recipient's address. */
  to: string
}

type Row = {
  is: MailFailure
  at?: MailReply['command'][]
  code?: RegExp
  /** The enhanced code (RFC 3463); empty if the reply has none. */
  status?: RegExp
  words?: RegExp
  and?: RegExp
  unless?: RegExp
  unlessStatus?: RegExp
}

const beforeText: Row['at'] = ['MAIL FROM', 'RCPT TO']
const toRecipient: Row['at'] = ['RCPT TO', 'DATA']

// 5.1.7 and 5.1.8 are the sender, 5.1.90 is a limit of Microsoft, 5.2.3 the size of the mail. 5.4.4 is a domain without a server.
const ofAddress = /^[45]\.(?:1\.(?:[0-6]|10)|2\.[0-2]|4\.4)$/
// 5.1.0, 5.2.0 and 5.2.1 are also used for senders and limits, so the words decide first.
const surelyOfAddress = /^5\.(?:1\.(?:[1-6]|10)|2\.2|4\.4)$/

const wantsTls = /\bstarttls\b|encryption (?:is )?required/i
// The words of Postfix, which rejects the client, its name and the sender only at the first recipient, and of Exim, Sendmail and
// Exchange. Also the reply to an unknown recipient may name a relay: "User unknown in relay recipient table".
const refusesUs =
  /\brelay(?:ing)? (?:access |to |is ){0,2}(?:denied|prohibited|not (?:permitted|allowed))|\b(?:not|to) relay\b|authenticat|not logged in|client host rejected|helo command rejected/i
const refusesSender = /\bsender (?:address )?(?:rejected|denied|verify failed)|\binvalid sender\b/i
const volume =
  /\b(?:daily|hourly|hours?|day|minute|sending|outbound|outgoing|smtp|messages|emails|recipients|rcpts|connections)\b|submission/i
const isSpent = /\b(?:limits?|exceed(?:s|ed)?|too many|only \d+)\b|quota/i
const ofMailbox = /mailbox|storage|disk|\bsize\b|over ?quota|receiving mail/i
const unusual = /\b(?:unusual|suspicious) (?:sending )?activity\b/i
const ofMail =
  /\b(?:sender|sending|spam|junk\w*|spf|dkim|dmarc|policy|reputation|reverse|ptr|(?:ip|client) address|(?:black|block) ?list\w*|rbl|dnsbl|receiving mail|blocked|administrative\w*|access denied|your (?:account|ip))\b/i
const refusesRecipient =
  /\b(?:no such|unknown|invalid|non-?existent) (?:local )?(?:user|recipient|mailbox|address|account)\b|\b(?:user|recipient|mailbox|address|account)\b[^.;]{0,40}\b(?:unknown|not found|does ?n[o']t (?:exist|have)|unavailable|disabled|inactive|no longer|full|quota|suspended|invalid|closed)\b|\bover ?quota\b/i

/** The first row that fits decides. Each given condition must hold. */
const table: Row[] = [
  { is: 'wants-tls', at: ['MAIL FROM'], words: wantsTls },
  // With another code it is the recipient's domain that wants it.
  { is: 'wants-tls', at: ['RCPT TO'], code: /^530/, words: wantsTls },
  { is: 'relay-refused', code: /^530/ },
  { is: 'relay-refused', at: beforeText, words: refusesUs, unlessStatus: ofAddress },
  { is: 'try-later', code: /^4/ },
  { is: 'address-refused', at: toRecipient, status: surelyOfAddress },
  // Gmail 5.4.5, Exchange Online 5.1.90.
  { is: 'limit-reached', status: /^5\.(?:4\.5|1\.9\d)$/ },
  { is: 'limit-reached', words: volume, and: isSpent, unless: ofMailbox },
  { is: 'limit-reached', words: unusual },
  { is: 'sender-refused', at: ['MAIL FROM'] },
  { is: 'sender-refused', status: /^5\.1\.[78]$/ },
  { is: 'sender-refused', at: beforeText, words: refusesSender },
  // Exchange Online for an unknown recipient: "Recipient address rejected: Access denied".
  { is: 'address-refused', status: /^5\.4\.1$/, words: /recipient address rejected/i },
  { is: 'message-refused', words: ofMail },
  { is: 'address-refused', words: refusesRecipient },
  { is: 'address-refused', status: ofAddress },
  // Servers without enhanced codes refuse unknown recipients at this step, in many languages.
  { is: 'address-refused', at: ['RCPT TO'], code: /^5(?:01|50|51|53|56)/, status: /^$/ },
]

export function judgeReply({ code, command, reply, to }: MailReply): MailFailure {
  const says = ownWords(reply, to)
  const status = /^\d{3}[ -]#?([45]\.\d{1,3}\.\d{1,3})\b/.exec(reply)?.[1] ?? ''
  const fits = ({ at, words, and, unless, unlessStatus, ...row }: Row) =>
    (!at || at.includes(command)) &&
    (!row.code || row.code.test(String(code))) &&
    (!row.status || row.status.test(status)) &&
    !unlessStatus?.test(status) &&
    (!words || words.test(says)) &&
    (!and || and.test(says)) &&
    !unless?.test(says)
  return table.find(fits)?.is ?? 'message-refused'
}

/** Without the recipient's address and domain, which strangers choose, and without the reply of another server. */
function ownWords(reply: string, to: string): string {
  const domain = to.slice(to.lastIndexOf('@') + 1).toLowerCase()
  const isOwn = (word: string) =>
    !word.includes('@') && !(domain !== '' && word.toLowerCase().includes(domain))
  return reply.split(/\s+/).filter(isOwn).join(' ').split(' said: ', 1).join('')
}

// Reads a returned mail (RFC 3464): which of ours it was, and whether its reason concerns the address. The id of the mail is the
// evidence: only the receivers of a mail know it, so a stranger who writes to the sender's address cannot disable a subscriber.

const failed = /^Action:[ \t]*failed\b/im
const final = /^Status:[ \t]*[45](\.\d{1,3}\.\d{1,3})/im
const recipient = /^(?:Final|Original)-Recipient:[^;\n]{0,40};[ \t]*(\S{1,320})/im
const diagnostic = /^Diagnostic-Code:[^;\n]{0,40};[ \t]*([^\n]{0,1000}(?:\n[ \t][^\n]{0,1000}){0,20})/im
// As mail/compose-mail.ts writes them; nodemailer puts the id of a long host name on a line of its own. The report's own
// Message-ID comes first, but it is not a UUID of ours. Amazon SES and others replace ours, so `X-Chowk-Mail` repeats it.
const messageId =
  /^(?:Message-ID|X-Chowk-Mail|X-Original-Message-ID|References|In-Reply-To):[^<\n]{0,200}(?:\n[ \t][^<\n]{0,200})?<([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})@/gim

type ReturnedMail = { mailId: string | null; failure: 'returned-mail' | 'message-refused' }

/** Null for anything but a report of a final failure; `mailId` is null if the report does not name exactly one mail of ours. */
export function readReturnedMail(text: string): ReturnedMail | null {
  const status = final.exec(text)?.[1]
  if (!failed.test(text) || !status) return null
  const ids = new Set([...text.matchAll(messageId)].map(([, id = '']) => id))
  // For a report on several mails, none is guessed.
  const [mailId = null] = ids.size === 1 ? ids : []
  return { mailId, failure: concernsAddress(text, status) ? 'returned-mail' : 'message-refused' }
}

// A report is final: whoever gave up after days of full mailbox (x.2.2) or silence (x.4.1, x.4.7) will not deliver the next one.
const expired = /^\.4\.[17]$/

function concernsAddress(text: string, status: string): boolean {
  if (expired.test(status)) return true
  const says = (diagnostic.exec(text)?.[1] ?? '').replaceAll(/\s+/g, ' ')
  const to = recipient.exec(text)?.[1] ?? ''
  // Exim reports every failure as 5.0.0; the reply of the other server has the reason.
  const reply = status === '.0.0' ? `550 ${says.replace(/^\d{3}[ -]/, '')}` : `550 5${status} ${says}`
  return judgeReply({ code: 550, command: 'DATA', reply, to }) === 'address-refused'
}
