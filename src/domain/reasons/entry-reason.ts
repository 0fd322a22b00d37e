import { z } from 'zod'
import { changesBetween } from '../../address/canonical-url.ts'
import type { AddressChange } from '../../address/canonical-url-steps.ts'
import { formatList, formatSeries } from '../../text/format.ts'
import type { Language } from '../../text/language.ts'
import * as changeWords from '../../words/address-changes.ts'
import * as words from '../../words/entry-reasons.ts'
import { articleObstacles, describeArticleProblem } from './article-problem.ts'
import { fetchFailures, readerFailures } from './fetch-failure.ts'

// Why an entry is in its present state, as a code with parameters, which is stored in `entries.reason` and in revisions. Each
// page makes the sentence in its own language.
const addressChangeSchema = z.discriminatedUnion('code', [
  z.object({ code: z.literal('parameter'), name: z.string() }),
  z.object({ code: z.literal(['redirector', 'known-site']), host: z.string() }),
  z.object({ code: z.literal('host'), host: z.string(), plain: z.string() }),
  z.object({ code: z.literal(['scheme', 'path', 'fragment', 'amp', 'empty-query', 'query-spelling']) }),
])

const headlineRule = z.enum(['headline', 'wording', 'text'])
/** `isTurnedDown`: an editor rejected the article that it is like. */
const likeness = { rule: headlineRule, minutes: z.number(), isTurnedDown: z.boolean() }

const entryReasonSchema = z.discriminatedUnion('code', [
  z.object({ code: z.literal('same-address'), changes: z.array(addressChangeSchema) }),
  /** An article with its address was rejected or deleted before. */
  z.object({ code: z.literal(['rejected-already', 'deleted-already']) }),
  /** The same outlet printed it before. */
  z.object({ code: z.literal('same-outlet'), ...likeness }),
  /** Another outlet printed the same agency's text. */
  z.object({ code: z.literal('other-outlet'), outlet: z.string(), ...likeness }),
  /** A feed of another outlet brought an address of this one. */
  z.object({ code: z.literal('address-of'), outlet: z.string() }),
  /** The feed has become another, which calls itself so or stands at this address. */
  z.object({ code: z.literal('feed-changed'), to: z.string() }),
  /** The link or scheduled link at an address of the entry's own outlet has the name of another. */
  z.object({ code: z.literal('under-other-name'), source: z.string() }),
  z.object({ code: z.literal('by-rule'), name: z.string() }),
  /** A rule kept the outlet's new headline or description from the link. `at`: when, in ISO 8601. */
  z.object({ code: z.literal('change-held'), name: z.string(), text: z.string(), at: z.string() }),
  /** The page of a tip could not be read. */
  z.object({ code: z.literal('page-failed'), failure: z.enum([...fetchFailures, ...readerFailures]) }),
  z.object({ code: z.literal('page-blocked'), obstacle: z.enum(articleObstacles) }),
  /** An item of a feed that could not be read. */
  z.object({ code: z.literal(['no-link', 'bad-link', 'no-title', 'cut', 'source-failed']) }),
  /** A scheduled link that could not be published. */
  z.object({
    code: z.literal('not-published'),
    problem: z.enum(['unreadable', 'taken-down', 'category-gone']),
  }),
  /** An editor's sentence for the account that proposed it. */
  z.object({ code: z.literal('turned-down'), text: z.string() }),
  /** A sentence that an older version stored instead of a code. */
  z.object({ code: z.literal('legacy'), text: z.string() }),
])
export type EntryReason = z.infer<typeof entryReasonSchema>

/** Without changes: the addresses are identical, or their differences were not examined. */
export const sameAddress: EntryReason = { code: 'same-address', changes: [] }

/** The reason stored in a column; null without one, and for a code of a newer version. */
export function entryReasonOf(column: unknown): EntryReason | null {
  return entryReasonSchema.safeParse(column).data ?? null
}

export function entryReasonInWords(column: unknown, language: Language): string | null {
  const reason = entryReasonOf(column)
  return reason && describeEntryReason(reason, language)
}

/** A reason in words, without a full stop: "same headline from the same outlet two hours apart". */
export function describeEntryReason(reason: EntryReason, language: Language): string {
  switch (reason.code) {
    case 'same-address':
      return describeChanges(reason.changes, language)
    case 'same-outlet':
    case 'other-outlet':
      return describeLikeness(reason, language)
    case 'address-of':
      return words.addressOf(language, { outlet: reason.outlet })
    case 'feed-changed':
      return words.feedChanged(language, { to: reason.to })
    case 'under-other-name':
      return words.underOtherName(language, { source: reason.source })
    case 'by-rule':
      return words.byRule(language, { name: reason.name })
    case 'change-held':
      return words.changeHeld(language, { name: reason.name, text: reason.text })
    case 'page-failed':
    case 'page-blocked':
      return describeArticleProblem(reason, language).replace(/[.।]$/, '')
    case 'not-published':
      return problems[reason.problem](language)
    case 'turned-down':
    case 'legacy':
      return reason.text
    default:
      return plain[reason.code](language)
  }
}

/** "same address after dropping utm_source": the reason lists the changes that make two addresses equal. */
export function describeSameAddress(url: string, existingUrl: string, language: Language): string {
  return describeChanges(changesBetween(url, existingUrl), language)
}

const plain = {
  'rejected-already': words.rejectedAlready,
  'deleted-already': words.deletedAlready,
  'no-link': words.withoutLink,
  'bad-link': words.withBadLink,
  'no-title': words.withoutTitle,
  cut: words.cut,
  'source-failed': words.sourceFailed,
}

const problems = {
  unreadable: words.unpublishedUnreadable,
  'taken-down': words.unpublishedTakenDown,
  'category-gone': words.unpublishedCategoryGone,
}

function describeChanges(changes: readonly AddressChange[], language: Language): string {
  const dropped = changes.flatMap(change => (change.code === 'parameter' ? [change.name] : []))
  const others = changes.filter(({ code }) => code !== 'parameter').map(one => describeChange(one, language))
  const [parameters, list] = [formatList(dropped, language), formatSeries(others, language)]
  if (dropped.length === 0)
    return list === '' ? words.sameAddress(language) : words.sameAddressChanged(language, { changes: list })
  return list === ''
    ? words.sameAddressAfterDropping(language, { parameters })
    : words.sameAddressAfterDroppingChanged(language, { parameters, changes: list })
}

function describeChange(change: AddressChange, language: Language): string {
  switch (change.code) {
    case 'parameter':
      return changeWords.parameter(language, change)
    case 'redirector':
      return changeWords.redirector(language, change)
    case 'host':
      return changeWords.host(language, change)
    case 'known-site':
      return changeWords.knownSite(language, change)
    default:
      return plainChanges[change.code](language)
  }
}

const plainChanges = {
  scheme: changeWords.scheme,
  path: changeWords.path,
  fragment: changeWords.fragment,
  amp: changeWords.amp,
  'empty-query': changeWords.emptyQuery,
  'query-spelling': changeWords.querySpelling,
}

type Likeness = Extract<EntryReason, { code: 'same-outlet' | 'other-outlet' }>

function describeLikeness(reason: Likeness, language: Language): string {
  const { rule, minutes } = reason
  const facts = { rule, distance: describeDistance(minutes, language) }
  const sentence =
    reason.code === 'same-outlet'
      ? words.heldByHeadline(language, facts)
      : words.groupedByHeadline(language, { ...facts, outlet: reason.outlet })
  return reason.isTurnedDown ? words.turnedDownAlready(language, { reason: sentence }) : sentence
}

function describeDistance(minutes: number, language: Language): string {
  if (minutes < 3) return words.atTheSameTime(language)
  if (minutes < 90) return words.minutesApart(language, { count: minutes })
  const hours = Math.round(minutes / 60)
  return hours < 36
    ? words.hoursApart(language, { count: hours })
    : words.daysApart(language, { count: Math.round(hours / 24) })
}
