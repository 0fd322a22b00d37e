import { domainToASCII } from 'node:url'

// These ignore dots in names, and have one domain under two names.
const withoutDots = new Set(['gmail.com', 'googlemail.com'])

/**
 * The mailbox that an address leads to, as far as that is known: `a.b+news@GoogleMail.com` is `ab@gmail.com`. Only for limits:
 * mail goes to the address as typed.
 */
export function mailboxOf(address: string): string {
  const at = address.lastIndexOf('@')
  const [name = ''] = address.slice(0, at).normalize('NFKC').toLowerCase().split('+')
  const typed = address.slice(at + 1).trim()
  const domain = domainToASCII(typed) || typed.toLowerCase()
  return withoutDots.has(domain) ? `${name.replaceAll('.', '')}@gmail.com` : `${name}@${domain}`
}
