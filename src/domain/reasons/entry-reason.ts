// Why an entry is in its present state, as a code with parameters, which is stored in `entries.reason` and in revisions. Each
// page makes the sentence in its own language (describe-entry-reason.ts).
import { z } from 'zod'
import { articleObstacles } from './article-problem.ts'
import { fetchFailures, readerFailures } from './fetch-failure.ts'

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
  z.object({ code: z.literal('by-rule'), name: z.string() }),
  /** The page of a tip could not be read. */
  z.object({ code: z.literal('page-failed'), failure: z.enum([...fetchFailures, ...readerFailures]) }),
  z.object({ code: z.literal('page-blocked'), obstacle: z.enum(articleObstacles) }),
  /** An item of a feed that could not be read. */
  z.object({ code: z.literal(['no-link', 'bad-link', 'no-title', 'cut']) }),
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
