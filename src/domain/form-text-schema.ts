import * as z from 'zod/mini'

// Schemas of forms are checked in the browser too: `zod/mini` is a fifth of zod on the wire, and compiles nothing with
// `new Function`, which the admin pages' policy forbids.

/** Text as PostgreSQL can hold it: no NUL, no half of a surrogate pair; trimmed. */
export function text(message = 'This is not a text') {
  return z.string(message).check(z.overwrite(value => value.replaceAll('\0', '').toWellFormed().trim()))
}

/** As `text`; `message` also where nothing but spaces is left. */
export function requiredText(message: string) {
  return text(message).check(z.refine(value => value !== '', message))
}

/** http or https, without a name and password in it. */
export function isWebAddress(value: string): boolean {
  const url = URL.parse(value)
  return url !== null && /^https?:$/.test(url.protocol) && !url.username && !url.password
}
