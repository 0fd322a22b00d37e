import { useState } from 'react'
import { data, Form, Link, useLocation, useSubmit } from 'react-router'
import { adminPath } from '../../address/admin-path.ts'
import { categoryRecord } from '../../domain/categories/category.record.ts'
import { type ListedCategory, listCategoriesWithUse } from '../../domain/categories/category-queries.ts'
import { forgetLearnt, hasLearntCategories } from '../../domain/categories/known-categories.ts'
import { deleteCategory } from '../../domain/categories/write-category.ts'
import { pageContext } from '../../http/page-context.ts'
import type { RouteHandle } from '../../http/route-handle.ts'
import { formatList, formatNumber, formatSeries } from '../../text/format.ts'
import type { Language } from '../../text/language.ts'
import { useLanguage } from '../../ui/language/language-context.ts'
import * as adminWords from '../../words/admin-words.ts'
import * as words from '../../words/category-desk.ts'
import { readFormTexts } from '../forms/read-form.ts'
import { PageTitle, titleMeta } from '../frame/page-title.tsx'
import { editorContext } from '../frame/require-role.ts'
import type { Column } from '../lists/record-table.tsx'
import { redirectWithNotice } from '../notices/notice.ts'
import { useErrorToast } from '../notices/notice-toast.tsx'
import { withFallback } from '../notices/with-fallback.ts'
import { PlainTable } from '../records/plain-table.tsx'
import { deleteAction } from '../records/save-record.ts'
import { Button, ButtonLink } from '../widgets/button.tsx'
import { ConfirmDialog } from '../widgets/dialog.tsx'
import { focusAtOnce } from '../widgets/keyboard.ts'
import type { Route } from './+types/list'
import { createDefaultCategories } from './create-default-categories.ts'
import { DefaultCategoriesButton } from './default-categories.tsx'

export const handle = { role: 'editor' } satisfies RouteHandle

export const meta: Route.MetaFunction = titleMeta(words.title)

const columns: Column<ListedCategory>[] = [
  { head: headOf('order'), cell: ({ orderNum }) => orderNum },
  { head: headOf('name'), cell: ({ name }) => name, as: 'title' },
  { head: words.slug, cell: ({ slug }) => slug },
  { head: headOf('articles'), cell: writeUse },
]

function headOf(column: 'order' | 'name' | 'articles') {
  return (language: Language) => words.heading(language, { column })
}

export async function loader({ context }: Route.LoaderArgs) {
  const { db } = context.get(pageContext)
  const [categories, isLearnt] = await Promise.all([listCategoriesWithUse(db), hasLearntCategories(db)])
  return { categories, isLearnt }
}

const forgetIntent = 'forget-learnt'

const remove = deleteAction(categoryRecord, deleteCategory)

export async function action({ request, context }: Route.ActionArgs) {
  const { db, now, origin } = context.get(pageContext)
  const { by } = context.get(editorContext)
  const { id = '', explain, intent } = await readFormTexts(request)
  if (intent === 'default-categories') return createDefaultCategories(request, context)
  if (intent === forgetIntent) {
    const { batchId } = await forgetLearnt(db, { by, now })
    const undoBatchId = by.role === 'administrator' && batchId ? batchId : undefined
    return redirectWithNotice(adminPath('/categories'), 'categories-forgotten', { origin, undoBatchId })
  }
  const deleted = explain ? null : await remove({ request, context }, { texts: { id } })
  return deleted ?? data({ keptId: id, message: null }, { status: 409 })
}

export const clientAction = withFallback(language => ({ keptId: '', message: words.notDeleted(language) }))

/** After a refused deletion as well: only the list shows what the category contains by now. */
export function shouldRevalidate(result: { actionStatus?: number; defaultShouldRevalidate: boolean }) {
  return result.actionStatus === 409 || result.defaultShouldRevalidate
}

export default function Categories({ loaderData, actionData }: Route.ComponentProps) {
  const language = useLanguage()
  const { categories, isLearnt } = loaderData
  const { key } = useLocation()
  const kept = categories.find(({ id }) => id === actionData?.keptId)
  useErrorToast(actionData)
  return (
    <>
      <PageTitle title={words.title(language)}>
        <ButtonLink to={adminPath('/exchange')}>{words.importAndExport(language)}</ButtonLink>
        <ButtonLink to={adminPath('/categories/add')} tone="primary">
          {words.add(language)}
        </ButtonLink>
      </PageTitle>
      {kept && isInUse(kept) ? <CategoryInUse key={key} category={kept} /> : null}
      <PlainTable
        record={categoryRecord}
        rows={categories}
        columns={columns}
        nameOf={({ name }) => name}
        question={words.deletion}
        keptOf={category => (isInUse(category) ? describeUse(category, language) : undefined)}
        empty={<NoCategories />}
      />
      {isLearnt ? <LearntCategories /> : null}
    </>
  )
}

function NoCategories() {
  return (
    <>
      <p className="m-0 mb-4">{words.none(useLanguage())}</p>
      <DefaultCategoriesButton />
    </>
  )
}

/** Says that categories are learnt from editors, and forgets it after a question; without scripts at once. */
function LearntCategories() {
  const language = useLanguage()
  const submit = useSubmit()
  const [isAsked, setIsAsked] = useState(false)
  return (
    <section aria-label={words.learnt(language)} className="mt-8 max-w-prose">
      <h2 className="m-0 text-base font-semibold">{words.learnt(language)}</h2>
      <p className="mt-1 mb-3 text-sm text-quiet">{words.learntHint(language)}</p>
      <Form
        method="post"
        onSubmit={event => {
          event.preventDefault()
          setIsAsked(true)
        }}
      >
        <Button type="submit" name="intent" value={forgetIntent}>
          {words.forget(language)}
        </Button>
      </Form>
      <ConfirmDialog
        open={isAsked}
        title={adminWords.areYouSure(language)}
        text={words.forgetText(language)}
        confirmLabel={words.forget(language)}
        onCancel={() => setIsAsked(false)}
        onConfirm={() => {
          setIsAsked(false)
          void submit({ intent: forgetIntent }, { method: 'post' })
        }}
      />
    </section>
  )
}

type Use = Pick<ListedCategory, 'id' | 'name' | 'newsLinkCount' | 'feedCount' | 'ruleCount'>

function isInUse({ newsLinkCount, feedCount, ruleCount }: Use): boolean {
  return newsLinkCount + feedCount + ruleCount > 0
}

/** "It contains 2 feeds": why the category cannot be deleted now. */
function describeUse(category: Use, language: Language): string {
  const uses = usesOf(category, language).map(({ use }) => use)
  return words.holds(language, { uses: formatList(uses, language) })
}

/** "0, 20 feeds": the number of articles, and without any, what else keeps the category. */
function writeUse(category: Use, language: Language): string {
  const count = formatNumber(category.newsLinkCount, language)
  if (category.newsLinkCount > 0) return count
  return formatSeries([count, ...usesOf(category, language).map(({ use }) => use)], language)
}

/** Lists the records that keep a category, and where to move them. It takes the focus, because its button may be far below. */
function CategoryInUse({ category }: { category: Use }) {
  const language = useLanguage()
  return (
    <div
      role="alert"
      tabIndex={-1}
      ref={focusAtOnce}
      className="mb-4 border-l-4 border-danger bg-wash px-4 py-3"
    >
      <p className="m-0">
        {words.kept(language, { name: category.name, holds: describeUse(category, language) })}
      </p>
      <ul className="m-0 list-none p-0">
        {usesOf(category, language).map(({ use, path, advice }) => (
          <li key={path} className="py-1">
            {advice(language, {
              use,
              link: text => (
                <Link key="link" to={path} className="py-1 text-accent">
                  {text}
                </Link>
              ),
            })}
          </li>
        ))}
      </ul>
    </div>
  )
}

function usesOf({ id, newsLinkCount, feedCount, ruleCount }: Use, language: Language) {
  const uses = [
    {
      count: newsLinkCount,
      use: words.articles(language, { count: newsLinkCount }),
      path: `${adminPath('/news')}?category=${id}`,
      advice: words.moveUse,
    },
    {
      count: feedCount,
      use: words.feeds(language, { count: feedCount }),
      path: `${adminPath('/feeds')}?category=${id}`,
      advice: words.moveUse,
    },
    {
      count: ruleCount,
      use: words.rules(language, { count: ruleCount }),
      path: adminPath('/queue/rules'),
      advice: words.editUse,
    },
  ]
  return uses.filter(({ count }) => count > 0)
}
