import { setImmediate as nextTurn } from 'node:timers/promises'
import { data } from 'react-router'
import { adminPath } from '../../../address/admin-path.ts'
import type { Db } from '../../../database/connect.ts'
import type { Authorized } from '../../../domain/accounts/authorize.ts'
import { listCategories } from '../../../domain/categories/category-queries.ts'
import { listOutletsByName } from '../../../domain/outlets/outlet-queries.ts'
import {
  listApplicable,
  type RuleTrial,
  saveAndApplyRule,
  tryRule,
} from '../../../domain/rules/apply-rule.ts'
import type { Rule, RuleAction } from '../../../domain/rules/rule.ts'
import {
  findRule,
  findTriedEntries,
  listRules,
  listTriedEntries,
  type TriableEntry,
} from '../../../domain/rules/rule-queries.ts'
import type { RuleInput } from '../../../domain/rules/rule-schema.ts'
import { addRule, type SaveRuleResult, updateRule } from '../../../domain/rules/write-rule.ts'
import { type PageContext, pageContext } from '../../../http/page-context.ts'
import { bodyBytes, type RouteHandle } from '../../../http/route-handle.ts'
import { useLanguage } from '../../../ui/language/language-context.ts'
import * as words from '../../../words/queue-rules.ts'
import { createDefaultCategories } from '../../categories/create-default-categories.ts'
import { DefaultCategoriesButton } from '../../categories/default-categories.tsx'
import { readTypedForm } from '../../forms/read-form.ts'
import { PageTitle, titleMeta } from '../../frame/page-title.tsx'
import { editorContext } from '../../frame/require-role.ts'
import { redirectWithNotice } from '../../notices/notice.ts'
import { withFallback } from '../../notices/with-fallback.ts'
import { leadToList } from '../../records/save-record.ts'
import { HistoryLink } from '../../widgets/history-link.tsx'
import type { Route } from './+types/form'
import {
  appliedMax,
  checkRule,
  noRuleResponse,
  type RuleResponse,
  readProposedRule,
  type ShownTrial,
  serverAwayResponse,
  triedEntries,
} from './check-rule.ts'
import { RuleForm } from './rule-form.tsx'

export const handle = { role: 'editor', bodyBytesMax: bodyBytes.list } satisfies RouteHandle

export const meta: Route.MetaFunction = ({ matches, params }) =>
  titleMeta(params.id === undefined ? words.add : words.edit)({ matches })

export async function loader({ request, context, params: { id } }: Route.LoaderArgs) {
  const page = context.get(pageContext)
  const { db } = page
  const [rule, categories, outlets] = await Promise.all([
    id === undefined ? null : findRule(db, id),
    listCategories(db),
    listOutletsByName(db),
  ])
  if (id !== undefined && !rule) throw leadToList({ list: adminPath('/queue/rules') }, page)
  const proposed = rule ? undefined : readProposedRule(new URL(request.url).searchParams)
  return { rule, categories, outlets, proposed }
}

export async function action({ request, context, params: { id } }: Route.ActionArgs) {
  const page = context.get(pageContext)
  const { by } = context.get(editorContext)
  const texts = await readTypedForm(request, context)
  if (texts.intent === 'default-categories') return createDefaultCategories(request, context)
  const { now } = page
  const version = Number(texts.version)
  return respondToRuleForm(page, {
    texts,
    id: id ?? 'new',
    by,
    save: (tx, input) =>
      id === undefined ? addRule(tx, { input, by, now }) : updateRule(tx, { id, version, input, by, now }),
  })
}

export const clientAction = withFallback(serverAwayResponse)

export default function RulePage({ loaderData, actionData }: Route.ComponentProps) {
  const language = useLanguage()
  const { rule, categories } = loaderData
  return (
    <>
      <PageTitle title={(rule ? words.edit : words.add)(language)}>
        {rule ? <HistoryLink id={rule.id} /> : null}
      </PageTitle>
      {categories.length === 0 ? <DefaultCategoriesButton /> : null}
      <RuleForm key={rule?.id} {...loaderData} response={actionData ?? noRuleResponse} />
    </>
  )
}

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
async function respondToRuleForm(
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
