import { domainToASCII } from 'node:url'

// These ignore some characters of names, and have several domains for one mailbox.
const providers = [
  { domains: ['gmail.com', 'googlemail.com'], ignored: /\./g },
  { domains: ['proton.me', 'protonmail.com', 'pm.me'], ignored: /[._-]/g },
]

/**
 * The mailbox that an address leads to, as far as that is known: `a.b+news@GoogleMail.com` is `ab@gmail.com`. Only for limits:
 * mail goes to the address as typed.
 */
export function mailboxOf(address: string): string {
  const at = address.lastIndexOf('@')
  const [name = ''] = address.slice(0, at).normalize('NFKC').toLowerCase().split('+')
  const typed = address.slice(at + 1).trim()
  const domain = domainToASCII(typed) || typed.toLowerCase()
  const provider = providers.find(({ domains }) => domains.includes(domain))
  return provider ? `${name.replaceAll(provider.ignored, '')}@${provider.domains[0]}` : `${name}@${domain}`
}
