import { canonicalUrl, displayUrl } from '../../address/canonical-url.ts'
import { parameterNames } from '../../address/canonical-url-steps.ts'
import type { Db } from '../../database/connect.ts'
import { isDecidingWord } from './headline-words.ts'
import type { Comparable, HeadlineRule } from './judge-headlines.ts'

// Exceptions learnt from an editor's "Not a duplicate": headlines that an outlet reuses, a phrase that begins all its texts,
// or an address parameter that identifies an article.
/** More is not needed to recognize a series, and templates are stored. */
const lengthMax = 300

/** How many words of a text identify an outlet's phrase. */
const openingWords = 9

/** The value is the name of a `parameter` or a template of a `headline` or `text`. `address` (value '') keeps spellings apart. */
export type ExceptionRule = 'parameter' | 'address' | 'headline' | 'text'
export type DuplicateException = { outletId: string; rule: ExceptionRule; value: string }

/** Exceptions by outlet id. */
export type Exemptions = Map<string, DuplicateException[]>

export async function listExemptions(db: Db, outletIds: string[]): Promise<Exemptions> {
  if (outletIds.length === 0) return new Map()
  const rows = await db
    .selectFrom('duplicateExceptions')
    .select(['outletId', 'rule', 'value'])
    .where('outletId', 'in', outletIds)
    .execute()
  return Map.groupBy(rows, row => row.outletId)
}

/** Whether an editor made an exception from this rule for this kind of headline or text. */
export function isExempt(
  exemptions: Exemptions,
  { outletId, rule, compared }: { outletId: string | null; rule: HeadlineRule; compared: Comparable },
): boolean {
  const known = outletId === null ? [] : (exemptions.get(outletId) ?? [])
  if (known.length === 0) return false
  const caught = exceptionFor(rule, compared)
  return known.some(one => one.rule === caught.rule && one.value === caught.value)
}

/** The exception to store for "Not a duplicate" on an article that `rule` caught. */
export function exceptionFor(rule: HeadlineRule, compared: Comparable): Omit<DuplicateException, 'outletId'> {
  return rule === 'text'
    ? { rule: 'text', value: textTemplate(compared) }
    : { rule: 'headline', value: headlineTemplate(compared) }
}

/** The constant part of a series' headlines: "horoscope today # #" of "Horoscope today, April 19". */
export function headlineTemplate({ words }: Comparable): string {
  return words
    .map(word => (isDecidingWord(word) ? '#' : word))
    .join(' ')
    .slice(0, lengthMax)
}

/** How the text begins: the texts of all of an outlet's live blogs may begin with the same phrase. */
export function textTemplate({ opening }: Comparable): string {
  return opening.slice(0, openingWords).join(' ').slice(0, lengthMax)
}

export type Addresses = { url: string; canonicalUrl: string }

type AddressException = Pick<DuplicateException, 'rule' | 'value'>

/** Applies an editor's exceptions: keeps parameters that are no tracking, or all of the address as the identity. Null if none applies. */
export function exemptAddresses(givenUrl: string, exceptions: AddressException[]): Addresses | null {
  const kept = new Set(exceptions.filter(one => one.rule === 'parameter').map(one => one.value))
  const isPlain = exceptions.some(one => one.rule === 'address')
  if (kept.size === 0 && !isPlain) return null
  const url = displayUrl(givenUrl, kept)
  const canonical = canonicalUrl(givenUrl, kept)
  if (!url.ok || !canonical.ok) return null
  const found = { url: url.url, canonicalUrl: isPlain ? url.url : canonical.url }
  const usual = canonicalUrl(givenUrl)
  return usual.ok && usual.url === found.canonicalUrl ? null : found
}

/** The canonical addresses that exceptions may have given to a link that shows readers this address, the likeliest first. */
export function listExemptIdentities(url: string): string[] {
  if (!URL.canParse(url)) return []
  const names = parameterNames(new URL(url))
  return [displayUrl(url, names), canonicalUrl(url, names)].flatMap(found => (found.ok ? [found.url] : []))
}
