// Exceptions learnt from an editor's "Not a duplicate": headlines that an outlet reuses, a phrase below all its texts, a
// parameter of its addresses that identifies an article.
import type { Db } from '../../database/connect.ts'
import { headlineTemplate, textTemplate } from './headline-template.ts'
import type { Compared, HeadlineRule } from './judge-headlines.ts'

/** `parameter`: its name. `address`: only tracking parameters make two addresses one. The others: a template. */
export type ExceptionRule = 'parameter' | 'address' | 'headline' | 'text'
export type DuplicateException = { outletId: string; rule: ExceptionRule; value: string }

/** By outlet. */
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

/** Whether an editor said that this rule does not count for a headline, or a text, of this kind. */
export function isExempt(
  exemptions: Exemptions,
  { outletId, rule, compared }: { outletId: string | null; rule: HeadlineRule; compared: Compared },
): boolean {
  const known = outletId === null ? [] : (exemptions.get(outletId) ?? [])
  if (known.length === 0) return false
  const caught = exceptionFor(rule, compared)
  return known.some(one => one.rule === caught.rule && one.value === caught.value)
}

/** The exception to store for "Not a duplicate" on an article that `rule` caught. */
export function exceptionFor(rule: HeadlineRule, compared: Compared): Omit<DuplicateException, 'outletId'> {
  return rule === 'text'
    ? { rule: 'text', value: textTemplate(compared) }
    : { rule: 'headline', value: headlineTemplate(compared) }
}
