import { decodeOrSame } from './decode-or-same.ts'

/** A template's field that nothing filled: `{{ url }}`, `${url}`, `%%url%%`, `[slug]`, `:slug`, `[object Object]`. */
const field = /^(?:\$?\{.{0,99}\}|\[[^[\]]{0,99}\]|%%.{0,99}%%|:[a-z]\w{0,40})$/i

const noValue = /^(?:n\/a|undefined|null|none|nan|false|true|#)$/i

/** Whether a template that lacked the value wrote this instead of it. */
export function isUnfilled(value: string): boolean {
  return noValue.test(value) || field.test(value)
}

/**
 * Whether a template left part of a path unfilled. The words count only as programs write them, and as its end: an article
 * at `/docs/null` waits for an editor, which costs less than a link to nothing on each article of an outlet.
 */
export function isUnfilledPath(pathname: string): boolean {
  const parts = pathname.replace(/\/$/, '').split('/').map(decodeOrSame)
  return /^(?:undefined|null|NaN|Array)$/.test(parts.at(-1) ?? '') || parts.some(part => field.test(part))
}
