import type { ReactNode } from 'react'
import { data, Link } from 'react-router'
import { adminPath } from '../../address/admin-path.ts'
import { listCategories } from '../../domain/categories/category-queries.ts'
import { publishingLabels } from '../../domain/feeds/feed.ts'
import { importFeeds } from '../../domain/feeds/import-feeds.ts'
import { type ImportOptions, importProblems, planImport } from '../../domain/feeds/plan-import.ts'
import { pageContext } from '../../http/page-context.ts'
import { readPostedForm } from '../../http/posted-form.ts'
import type { RouteHandle } from '../../http/route-handle.ts'
import { decodeText } from '../../text/decode-text.ts'
import { useLanguage } from '../../ui/language/language-context.ts'
import * as adminWords from '../../words/admin-words.ts'
import * as exchangeWords from '../../words/exchange-desk.ts'
import * as words from '../../words/feeds-desk.ts'
import { ChoiceField } from '../forms/choice-field.tsx'
import { Field, InputField, inputClass } from '../forms/field.tsx'
import { PageTitle, titleMeta } from '../frame/page-title.tsx'
import { editorContext } from '../frame/require-role.ts'
import { redirectWithNotice } from '../notices/notice.ts'
import { withFallback } from '../notices/with-fallback.ts'
import { Button, buttonClass } from '../widgets/button.tsx'
import { type FetcherForm, useFetcher } from '../widgets/use-fetcher.ts'
import type { Route } from './+types/import'
import { PlanView, type ShownPlan, toShownPlan } from './plan-view.tsx'

// Slightly above the file limit, so that the page itself can explain a file that is too large.
export const handle = { role: 'editor', bodyBytesMax: 6 * 2 ** 20 } satisfies RouteHandle

export const meta = titleMeta(words.importFeeds)

/** `typed`: what the form had, for a browser without scripts, whose form is drawn anew. */
type PlanResponse = { plan: ShownPlan | null; problem: string | null; typed?: TypedImport }

export async function loader({ context }: Route.LoaderArgs) {
  const categories = await listCategories(context.get(pageContext).db)
  return { categories: categories.map(({ slug, name }) => ({ slug, name })) }
}

/** `intent=import` adds the feeds; any other post is a dry run. */
export async function action({ request, context }: Route.ActionArgs) {
  const { db, now, origin, outside, language } = context.get(pageContext)
  const { readList } = outside
  const { by } = context.get(editorContext)
  const form = await readPostedForm(request)
  const opml = await readText(form)
  const options = readOptions(form)
  const typed = { ...options, list: String(form.get('list') ?? '') }
  const refuse = (problem: string) =>
    data<PlanResponse>(
      { plan: null, problem: words.nothingImported(language, { problem }), typed },
      { status: 400 },
    )
  if (opml.trim() === '')
    return refuse((isFileChosen(form) ? exchangeWords.startEmpty : words.chooseFile)(language))
  if (form.get('intent') !== 'import') {
    const planned = await planImport(db, { opml, options, readList })
    if (!planned.ok) return refuse(importProblems[planned.reason](language))
    const plan = toShownPlan(planned.plan, { categories: await listCategories(db), language })
    return data<PlanResponse>({ plan, problem: null, typed })
  }
  const imported = await importFeeds(db, { opml, options, by, now, readList })
  if (!imported.ok) return refuse(importProblems[imported.reason](language))
  const { plan, batchId: undoBatchId } = imported
  const notice = plan.feeds.some(feed => feed.joined) ? 'feeds-imported-joined' : 'feeds-imported'
  return redirectWithNotice(adminPath('/feeds'), notice, { origin, undoBatchId })
}

/** Browsers send a file without a name if none was chosen. */
function isFileChosen(form: FormData): boolean {
  const file = form.get('file')
  return file instanceof File && file.name !== ''
}

async function readText(form: FormData): Promise<string> {
  const file = form.get('file')
  if (file instanceof File && file.size > 0) return decodeText(new Uint8Array(await file.arrayBuffer()), null)
  return String(form.get('list') ?? '')
}

function readOptions(form: FormData): ImportOptions {
  const category = String(form.get('category') ?? '')
  return {
    ...(category ? { category } : {}),
    publishing: form.get('publishing') === 'at-once' ? 'at-once' : 'wait',
    newCategories: form.get('newCategories') === 'on',
    separateOutlets: form.get('separateOutlets') === 'on',
  }
}

export const clientAction = withFallback(
  (language): PlanResponse => ({ plan: null, problem: words.importUnanswered(language) }),
)

export default function ImportFeeds({ loaderData, actionData }: Route.ComponentProps) {
  const language = useLanguage()
  const planner = useFetcher<PlanResponse>()
  const response = planner.data ?? actionData
  return (
    <>
      <PageTitle title={words.importFeeds(language)} />
      <ImportForm
        planner={planner}
        categories={loaderData.categories}
        isPlanned={Boolean(response?.plan)}
        typed={response?.typed}
      >
        {response?.problem ? (
          <p role="alert" className="mb-4 border-l-4 border-danger bg-wash px-4 py-3">
            {response.problem}
          </p>
        ) : null}
        {response?.plan ? <PlanView plan={response.plan} /> : null}
      </ImportForm>
    </>
  )
}

type TypedImport = ImportOptions & { list: string }

/** `children` show the planned import. */
function ImportForm({
  planner,
  categories,
  isPlanned,
  typed,
  children,
}: {
  planner: FetcherForm
  categories: { slug: string; name: string }[]
  isPlanned: boolean
  typed: TypedImport | undefined
  children: ReactNode
}) {
  const isBusy = planner.state !== 'idle'
  const language = useLanguage()
  return (
    <planner.Form method="post" encType="multipart/form-data" className="max-w-3xl">
      <InputField
        label={words.opmlFile(language)}
        hint={words.opmlHint(language)}
        type="file"
        name="file"
        accept=".opml,.xml,text/xml"
      />
      <Field label={words.pasteList(language)}>
        {wiring => (
          <textarea
            {...wiring}
            name="list"
            defaultValue={typed?.list}
            rows={5}
            spellCheck={false}
            className={inputClass}
          />
        )}
      </Field>
      <div className="grid grid-cols-1 gap-x-4 sm:grid-cols-2">
        <ChoiceField
          label={adminWords.category(language)}
          hint={words.categoryHint(language)}
          name="category"
          defaultValue={typed?.category}
          choices={categories.map(({ slug, name }) => ({ value: slug, label: name }))}
        />
        <ChoiceField
          label={words.brings(language)}
          hint={words.bringsHint(language)}
          name="publishing"
          defaultValue={typed?.publishing}
          choices={Object.entries(publishingLabels).map(([value, label]) => ({
            value,
            label: label(language),
          }))}
        />
      </div>
      <label className="mb-6 flex items-center gap-3 text-sm font-semibold max-sm:mb-3 max-sm:py-3">
        <input
          type="checkbox"
          name="newCategories"
          defaultChecked={typed?.newCategories}
          className="size-4 shrink-0"
        />
        {words.newCategories(language)}
      </label>
      <div aria-live="polite">{children}</div>
      <div className="flex flex-wrap gap-3">
        <Link to={adminPath('/feeds')} className={buttonClass()}>
          {adminWords.cancel(language)}
        </Link>
        <Button
          type="submit"
          name="intent"
          value="plan"
          tone={isPlanned ? 'plain' : 'primary'}
          isOff={isBusy}
        >
          {words.showPlan(language)}
        </Button>
        {isPlanned ? (
          <Button type="submit" name="intent" value="import" tone="primary" isOff={isBusy}>
            {adminWords.importHead(language)}
          </Button>
        ) : null}
      </div>
    </planner.Form>
  )
}
