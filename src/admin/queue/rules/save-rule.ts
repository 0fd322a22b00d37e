import { setImmediate as nextTurn } from 'node:timers/promises'
import { data } from 'react-router'
import { adminPath } from '../../../address/admin-path.ts'
import type { Db } from '../../../database/connect.ts'
import type { Authorized } from '../../../domain/accounts/authorize.ts'
import {
  listApplicable,
  type RuleTrial,
  saveAndApplyRule,
  tryRule,
} from '../../../domain/rules/apply-rule.ts'
import type { Rule, RuleAction } from '../../../domain/rules/rule.ts'
import {
  findTriedEntries,
  listRules,
  listTriedEntries,
  type TriableEntry,
} from '../../../domain/rules/rule-queries.ts'
import type { RuleInput } from '../../../domain/rules/rule-schema.ts'
import type { SaveRuleResult } from '../../../domain/rules/write-rule.ts'
import type { PageContext } from '../../../http/page-context.ts'
import * as words from '../../../words/queue-rules.ts'
import { redirectWithNotice } from '../../notices/notice.ts'
import { checkRule, noRuleResponse, type RuleResponse, type ShownTrial } from './check-rule.ts'
import { appliedMax, triedEntries } from './rule-words.ts'

// Enough to recognise the kind of entries.
const shownMax = 60

// So many take some 20 ms, even with 200 words; readers' requests go between.
const entriesPerTurn = 200

const problems = { gone: words.deletedChoice, stale: words.stale, 'not-found': words.notFound } as const

type PostedRule = {
  texts: Record<string, string>
  id: string
  by: Authorized
  save: (tx: Db, input: RuleInput) => Promise<SaveRuleResult>
}

/** Handles one post of the form: a rule is saved only if this exact rule was tried before; any other post is a trial. */
export async function respondToRuleForm(
  { db, now, origin, language }: Pick<PageContext, 'db' | 'now' | 'origin' | 'language'>,
  { texts, id, by, save }: PostedRule,
) {
  const checked = checkRule(texts, language)
  if (!checked.ok) return data({ ...noRuleResponse, errors: checked.errors }, { status: 400 })
  const { input, signature } = checked
  const wantsSave = texts.intent === 'save'
  if (!wantsSave || texts.tried !== signature) {
    const problem = wantsSave ? words.changedSinceTried(language) : null
    const entries = await listTriedEntries(db, triedEntries)
    const trial = toShown(await tryInput(db, { input, id, entries }), input.action)
    return data<RuleResponse>({ ...noRuleResponse, problem, trial, words: input.words, tried: signature })
  }
  const listed = texts.apply === 'on' ? (texts.waiting ?? '').split(' ') : []
  const saved = await saveAndApplyRule(db, {
    rule: input,
    listed,
    by,
    now,
    async listApplicable(tx) {
      const entries = await findTriedEntries(tx, listed)
      return listApplicable(await tryInput(tx, { input, id, entries }), input.action)
    },
    save: tx => save(tx, input),
  })
  if (!saved.ok)
    return data({ ...noRuleResponse, problem: problems[saved.reason](language) }, { status: 409 })
  const notice = listed.length > 0 ? 'rule-applied' : 'rule-saved'
  return redirectWithNotice(adminPath('/queue/rules'), notice, { origin, undoBatchId: saved.batchId })
}

/** A new rule is tried as the last one, an edited rule in its own place. */
async function tryInput(
  db: PageContext['db'],
  { input, id, entries }: { input: RuleInput; id: string; entries: readonly TriableEntry[] },
): Promise<RuleTrial> {
  const rules = await listRules(db)
  const tried = toRule(input, id)
  const isKnown = rules.some(rule => rule.id === id)
  const inPlace = isKnown ? rules.map(rule => (rule.id === id ? tried : rule)) : [...rules, tried]
  const matched: RuleTrial['matched'] = []
  for (let from = 0; from < entries.length; from += entriesPerTurn) {
    matched.push(...tryRule(inPlace, id, entries.slice(from, from + entriesPerTurn)).matched)
    await nextTurn()
  }
  return { looked: entries.length, matched }
}

function toShown(trial: RuleTrial, action: RuleAction): ShownTrial {
  const { looked, matched } = trial
  const applicable = listApplicable(trial, action)
  const waiting = applicable.slice(0, appliedMax)
  return {
    ...{ looked, action, waiting },
    count: matched.filter(entry => entry.decidedBy === null).length,
    matchedCount: matched.length,
    shown: matched.slice(0, shownMax),
    leftCount: applicable.length - waiting.length,
  }
}

function toRule(input: RuleInput, id: string): Rule {
  const { name, outletId, categoryId, language, words, action, toCategoryId } = input
  return {
    id,
    name,
    words,
    action,
    isOn: true,
    toCategoryId: toCategoryId || null,
    outletId: outletId || null,
    categoryId: categoryId || null,
    language: language || null,
  }
}
