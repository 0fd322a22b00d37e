import { removeInvisible } from '../text/remove-invisible.ts'

// Accepts addresses that every mail server can carry and that cannot break a header: no accents, quotes or spaces in the name, a
// domain in any script, which servers read in ASCII, and the longest that a server accepts (RFC 5321 §4.5.3.1).
const lengthMax = 254
const localPart = /^(?=.{1,64}$)[\w!#$%&'*+/=?^`{|}~-]+(?:\.[\w!#$%&'*+/=?^`{|}~-]+)*$/
const domain = /^(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z][a-z0-9-]{0,61}[a-z0-9]$/i
const internationalLocalPart =
  /^(?!\.|.*\.\.|.*\.$)(?:[\p{L}\p{M}\p{N}.!#$%&'*+/=?^_`{|}~-]|\u200c|\u200d){1,64}$/u

/** `isInNetwork`: a domain of one word, as in a newsroom's own network, will do. */
export function isMailAddress(text: string, { isInNetwork = false } = {}): boolean {
  const at = text.lastIndexOf('@')
  if (at < 1 || text.length > lengthMax || !localPart.test(text.slice(0, at))) return false
  const host = text.slice(at + 1)
  return domain.test(host) || (isInNetwork && domain.test(`${host}.in`))
}

/** The address in a pasted text: `Ana <ana@example.org>`, `mailto:ana@example.org`, one with a sentence's end or invisible characters. */
export function pastedMailAddress(text: string): string {
  const line = removeInvisible(text).trim()
  const bare = /<([^<>]*)>$/.exec(line)?.[1] ?? line
  return bare
    .replace(/^mailto:/i, '')
    .replace(/[.,;]{1,9}$/, '')
    .trim()
}

/** The address as mail servers read it, with the domain in ASCII: `a@bücher.example` is `a@xn--bcher-kva.example`. */
export function plainMailAddress(text: string): string {
  const at = text.lastIndexOf('@')
  return at < 0 ? text : `${text.slice(0, at).normalize('NFC')}@${plainDomain(text.slice(at + 1))}`
}

/** Whether an address is right but for its name in another script, which not every mail server can carry. */
export function isInternationalMailAddress(text: string): boolean {
  const at = text.lastIndexOf('@')
  const name = text.slice(0, at)
  return (
    !isMailAddress(plainMailAddress(text)) &&
    internationalLocalPart.test(name) &&
    isMailAddress(plainMailAddress(`name@${text.slice(at + 1)}`))
  )
}

/** A domain that has no ASCII form is returned as it is. */
function plainDomain(typed: string): string {
  if (/^[!-~]*$/.test(typed) || /[\s/?#:@\\]/.test(typed)) return typed
  return URL.parse(`http://${typed}`)?.hostname ?? typed
}
