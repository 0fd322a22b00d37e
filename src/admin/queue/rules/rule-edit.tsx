import { adminPath } from '../../../address/admin-path.ts'
import { listCategories } from '../../../domain/categories/category-queries.ts'
import { listOutletsByName } from '../../../domain/outlets/list-outlets-by-name.ts'
import { findRule } from '../../../domain/rules/rule-queries.ts'
import { updateRule } from '../../../domain/rules/write-rule.ts'
import { pageContext } from '../../../http/page-context.ts'
import { bodyBytes, type RouteHandle } from '../../../http/route-handle.ts'
import { useLanguage } from '../../../ui/language/language-context.ts'
import * as words from '../../../words/queue-rules.ts'
import { createDefaultCategories } from '../../categories/create-default-categories.ts'
import { DefaultCategoriesButton } from '../../categories/default-categories.tsx'
import { readTypedForm } from '../../forms/read-form.ts'
import { PageTitle } from '../../frame/page-title.tsx'
import { editorContext } from '../../frame/require-role.ts'
import { titleMeta } from '../../frame/title-meta.ts'
import { withFallback } from '../../notices/with-fallback.ts'
import { leadToList } from '../../records/load-form.ts'
import { HistoryLink } from '../../widgets/history-link.tsx'
import type { Route } from './+types/rule-edit'
import { noRuleResponse, serverAwayResponse } from './check-rule.ts'
import { RuleForm } from './rule-form.tsx'
import { respondToRuleForm } from './save-rule.ts'

export const handle = { role: 'editor', bodyBytesMax: bodyBytes.list } satisfies RouteHandle

export const meta: Route.MetaFunction = titleMeta(words.edit)

export async function loader({ context, params }: Route.LoaderArgs) {
  const page = context.get(pageContext)
  const { db } = page
  const [rule, categories, outlets] = await Promise.all([
    findRule(db, params.id),
    listCategories(db),
    listOutletsByName(db),
  ])
  if (!rule) throw leadToList({ list: adminPath('/queue/rules') }, page)
  return { rule, categories, outlets }
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
    id,
    by,
    save: (tx, input) => updateRule(tx, { id, version, input, by, now }),
  })
}

export const clientAction = withFallback(serverAwayResponse)

export default function EditRule({ loaderData, actionData }: Route.ComponentProps) {
  const language = useLanguage()
  return (
    <>
      <PageTitle title={words.edit(language)}>
        <HistoryLink id={loaderData.rule.id} />
      </PageTitle>
      {loaderData.categories.length === 0 ? <DefaultCategoriesButton /> : null}
      <RuleForm {...loaderData} response={actionData ?? noRuleResponse} />
    </>
  )
}
