// Why an entry is where it is, as a code with parameters: `entries.reason` and the revisions of entries hold it, and pages make
// the sentence in their own language (describe-entry-reason.ts).
import { z } from 'zod'
import { fetchFailures, readerFailures } from '../fetch-failure.ts'
import { articleObstacles } from './article-problem.ts'

const addressChangeSchema = z.discriminatedUnion('code', [
  z.object({ code: z.literal('parameter'), name: z.string() }),
  z.object({ code: z.literal(['redirector', 'known-site']), host: z.string() }),
  z.object({ code: z.literal('host'), host: z.string(), plain: z.string() }),
  z.object({ code: z.literal(['scheme', 'path', 'fragment', 'amp', 'empty-query', 'query-spelling']) }),
])

const headlineRule = z.enum(['headline', 'wording', 'text'])
/** `isTurnedDown`: an editor rejected the article that it is like. */
const likeness = { rule: headlineRule, minutes: z.number(), isTurnedDown: z.boolean() }

export const entryReasonSchema = z.discriminatedUnion('code', [
  z.object({ code: z.literal('same-address'), changes: z.array(addressChangeSchema) }),
  /** Its address was turned down or taken off the site before. */
  z.object({ code: z.literal(['rejected-already', 'deleted-already']) }),
  /** The same outlet printed it before. */
  z.object({ code: z.literal('same-outlet'), ...likeness }),
  /** Another outlet printed the same agency's text. */
  z.object({ code: z.literal('other-outlet'), outlet: z.string(), ...likeness }),
  z.object({ code: z.literal('by-rule'), name: z.string() }),
  /** The page of a tip could not be read. */
  z.object({ code: z.literal('page-failed'), failure: z.enum([...fetchFailures, ...readerFailures]) }),
  z.object({ code: z.literal('page-blocked'), obstacle: z.enum(articleObstacles) }),
  /** An item of a feed that could not be read. */
  z.object({ code: z.literal(['no-link', 'bad-link', 'no-title']) }),
  /** A scheduled link that could not come out. */
  z.object({
    code: z.literal('not-published'),
    problem: z.enum(['unreadable', 'taken-down', 'category-gone']),
  }),
  /** A sentence of an older version that is none of these. */
  z.object({ code: z.literal('legacy'), text: z.string() }),
])
export type EntryReason = z.infer<typeof entryReasonSchema>

/** Without a change: the addresses are spelled alike, or nobody looks. */
export const sameAddress: EntryReason = { code: 'same-address', changes: [] }

/** The reason that a column holds; null for none, and for a code of a newer version. */
export function entryReasonOf(column: unknown): EntryReason | null {
  return entryReasonSchema.safeParse(column).data ?? null
}
