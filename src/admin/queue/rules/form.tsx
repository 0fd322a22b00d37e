import { adminPath } from '../../../address/admin-path.ts'
import { listCategories } from '../../../domain/categories/category-queries.ts'
import { listOutletsByName } from '../../../domain/outlets/outlet-queries.ts'
import { findRule } from '../../../domain/rules/rule-queries.ts'
import { addRule, updateRule } from '../../../domain/rules/write-rule.ts'
import { pageContext } from '../../../http/page-context.ts'
import { bodyBytes, type RouteHandle } from '../../../http/route-handle.ts'
import { useLanguage } from '../../../ui/language/language-context.ts'
import * as words from '../../../words/queue-rules.ts'
import { createDefaultCategories } from '../../categories/create-default-categories.ts'
import { DefaultCategoriesButton } from '../../categories/default-categories.tsx'
import { readTypedForm } from '../../forms/read-form.ts'
import { PageTitle, titleMeta } from '../../frame/page-title.tsx'
import { editorContext } from '../../frame/require-role.ts'
import { withFallback } from '../../notices/with-fallback.ts'
import { leadToList } from '../../records/save-record.ts'
import { HistoryLink } from '../../widgets/history-link.tsx'
import type { Route } from './+types/form'
import { noRuleResponse, readProposedRule, serverAwayResponse } from './check-rule.ts'
import { RuleForm } from './rule-form.tsx'
import { respondToRuleForm } from './save-rule.ts'

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
