// Reads a returned mail (RFC 3464): which of ours it was, and whether it failed for good. The message id is the evidence:
// only the receivers of a mail know it, so a stranger who writes to the sender's address cannot disable a subscriber.

const failed = /^Action:[ \t]*failed\b/im
const permanent = /^Status:[ \t]*5\.\d{1,3}\.\d{1,3}/im
// As mail/compose-mail.ts writes them; nodemailer puts the id of a long host name on a line of its own. The report's own
// Message-ID comes first, but it is not a UUID of ours.
const messageId =
  /^(?:Message-ID|X-Original-Message-ID|References|In-Reply-To):[^<\n]{0,200}(?:\n[ \t][^<\n]{0,200})?<([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})@/gim

/** The id of the mail; null for anything but a report of a permanent failure. */
export function readReturnedMail(text: string): string | null {
  if (!failed.test(text) || !permanent.test(text)) return null
  const ids = new Set([...text.matchAll(messageId)].map(([, id = '']) => id))
  // For a report on several mails, none is guessed.
  return ids.size === 1 ? ([...ids][0] ?? null) : null
}
