import { listCategories } from '../../../domain/categories/category-queries.ts'
import { listOutletsByName } from '../../../domain/outlets/list-outlets-by-name.ts'
import { addRule } from '../../../domain/rules/write-rule.ts'
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
import type { Route } from './+types/rule-add'
import { noRuleResponse, readProposedRule, serverAwayResponse } from './check-rule.ts'
import { RuleForm } from './rule-form.tsx'
import { respondToRuleForm } from './save-rule.ts'

export const handle = { role: 'editor', bodyBytesMax: bodyBytes.list } satisfies RouteHandle

export const meta: Route.MetaFunction = titleMeta(words.add)

export async function loader({ request, context }: Route.LoaderArgs) {
  const { db } = context.get(pageContext)
  const [categories, outlets] = await Promise.all([listCategories(db), listOutletsByName(db)])
  return { categories, outlets, proposed: readProposedRule(new URL(request.url).searchParams) }
}

export async function action({ request, context }: Route.ActionArgs) {
  const page = context.get(pageContext)
  const { by } = context.get(editorContext)
  const texts = await readTypedForm(request, context)
  if (texts.intent === 'default-categories') return createDefaultCategories(request, context)
  const { now } = page
  return respondToRuleForm(page, {
    texts,
    id: 'new',
    by,
    save: (tx, input) => addRule(tx, { input, by, now }),
  })
}

export const clientAction = withFallback(serverAwayResponse)

export default function AddRule({ loaderData, actionData }: Route.ComponentProps) {
  const language = useLanguage()
  return (
    <>
      <PageTitle title={words.add(language)} />
      {loaderData.categories.length === 0 ? <DefaultCategoriesButton /> : null}
      <RuleForm {...loaderData} rule={null} response={actionData ?? noRuleResponse} />
    </>
  )
}
