import { data, redirect } from 'react-router'
import { adminPath } from '../../address/admin-path.ts'
import { listFeedTable } from '../../domain/feeds/feed-table-queries.ts'
import { listOutletsByName } from '../../domain/outlets/list-outlets-by-name.ts'
import { mergeOutlets, planMerge } from '../../domain/outlets/merge-outlets.ts'
import { countOfOutlet, findEditedOutlet, listOwners } from '../../domain/outlets/outlet-queries.ts'
import { deleteOutlet, updateOutlet } from '../../domain/outlets/write-outlet.ts'
import { pageContext } from '../../http/page-context.ts'
import { bodyBytes, type RouteHandle } from '../../http/route-handle.ts'
import type { Language } from '../../text/language.ts'
import { useLanguage } from '../../ui/language/language-context.ts'
import * as words from '../../words/outlets-desk.ts'
import { noFeedFilter } from '../feeds/read-feed-query.ts'
import { toShownFeed } from '../feeds/shown-feed.ts'
import { readTypedForm } from '../forms/read-form.ts'
import { PageTitle } from '../frame/page-title.tsx'
import { editorContext } from '../frame/require-role.ts'
import { titleMeta } from '../frame/title-meta.ts'
import { DeleteRecord } from '../lists/delete-record.tsx'
import { noticeCookie } from '../notices/notice.ts'
import { saveWithFallback } from '../notices/save-with-fallback.ts'
import { HistoryLink } from '../widgets/history-link.tsx'
import type { Route } from './+types/edit'
import { MergeOutlet } from './merge-outlet.tsx'
import { describeMerge } from './merge-words.ts'
import { OutletFeeds } from './outlet-feeds.tsx'
import { OutletForm, ownersSuggestedMax } from './outlet-form.tsx'
import { checkOutlet, noOutletProblem, outletRefused } from './save-outlet.ts'

type DeleteOutletProps = {
  name: string
  feedCount: number
  hasMore: boolean
  newsLinks: number
  waiting: number
  rules: number
}

export const handle = { role: 'editor', bodyBytesMax: bodyBytes.text } satisfies RouteHandle

export const meta = titleMeta(words.editOutlet)

// More feeds than any known outlet has; the table of feeds pages through the rest.
const feedsShown = 100

export async function loader({ request, context, params }: Route.LoaderArgs) {
  const { db, now, language } = context.get(pageContext)
  const outlet = await findEditedOutlet(db, params.id)
  if (!outlet) throw redirect(adminPath('/outlets'))
  const filter = { ...noFeedFilter, outletId: outlet.id }
  const intoId = new URL(request.url).searchParams.get('merge') ?? ''
  const [feeds, counts, outlets, owners, merge] = await Promise.all([
    listFeedTable(db, { filter, after: null, limit: feedsShown, now }),
    countOfOutlet(db, outlet.id),
    listOutletsByName(db),
    listOwners(db, ownersSuggestedMax),
    intoId === '' ? null : planMerge(db, { fromId: outlet.id, intoId }),
  ])
  return {
    outlet,
    feeds: feeds.rows.map(row => toShownFeed(row, { now, language })),
    hasMore: feeds.next !== null,
    counts,
    owners,
    others: outlets.filter(({ id }) => id !== outlet.id),
    merge: merge && describeMerge(merge, language),
  }
}

export async function action({ request, context, params }: Route.ActionArgs) {
  const { db, now, origin, language } = context.get(pageContext)
  const { by } = context.get(editorContext)
  const texts = await readTypedForm(request, context)
  if (texts.intent === 'delete') {
    const deleted = await deleteOutlet(db, { id: params.id, by, now })
    const cookie = deleted.ok ? noticeCookie('outlet-deleted', origin, deleted.batchId) : null
    return redirect(adminPath('/outlets'), cookie ? { headers: { 'set-cookie': cookie } } : undefined)
  }
  if (texts.intent === 'merge') return merge({ context, id: params.id, intoId: texts.into ?? '' })
  const checked = checkOutlet(texts)
  if (!checked.ok) return data(checked.problem, { status: 400 })
  const update = { id: params.id, version: Number(texts.version), input: checked.input, by, now }
  const updated = await updateOutlet(db, update)
  if (updated.ok) {
    const notice = noticeCookie('outlet-updated', origin, updated.batchId)
    return redirect(adminPath('/outlets'), { headers: { 'set-cookie': notice } })
  }
  switch (updated.reason) {
    case 'not-found':
      return redirect(adminPath('/outlets'))
    case 'stale':
      return data({ errors: {}, theirs: await findEditedOutlet(db, params.id) }, { status: 409 })
    case 'host-taken':
    case 'home-taken':
    case 'future-day':
      return data(outletRefused(updated, language), { status: 409 })
  }
}

async function merge({
  context,
  id,
  intoId,
}: { context: Route.ActionArgs['context'] } & Record<'id' | 'intoId', string>) {
  const { db, now, origin } = context.get(pageContext)
  const { by } = context.get(editorContext)
  const merged = await mergeOutlets(db, { fromId: id, intoId, by, now })
  if (!merged.ok)
    return redirect(`${adminPath('/outlets/edit/:id', { id })}?merge=${encodeURIComponent(intoId)}`)
  const notice = noticeCookie('outlets-merged', origin, merged.batchId)
  return redirect(adminPath('/outlets/edit/:id', { id: intoId }), { headers: { 'set-cookie': notice } })
}

export async function clientAction({ serverAction }: Route.ClientActionArgs) {
  return saveWithFallback(
    language => ({ ...noOutletProblem, message: words.updateFailed(language) }),
    serverAction,
  )
}

export default function EditOutlet({ loaderData, actionData }: Route.ComponentProps) {
  const language = useLanguage()
  const { outlet, feeds, hasMore, counts, owners, others, merge } = loaderData
  return (
    <>
      <PageTitle title={outlet.name}>
        <HistoryLink id={outlet.id} />
        <DeleteOutlet name={outlet.name} feedCount={feeds.length} hasMore={hasMore} {...counts} />
      </PageTitle>
      <OutletFeeds outlet={outlet} feeds={feeds} hasMore={hasMore} />
      <OutletForm
        key={outlet.id}
        outlet={outlet}
        owners={owners}
        problem={actionData ?? noOutletProblem}
        submitLabel={words.updateOutlet(language)}
      />
      <MergeOutlet others={others} merge={merge} />
    </>
  )
}

function DeleteOutlet(props: DeleteOutletProps) {
  const language = useLanguage()
  return <DeleteRecord question={deletionText(props, language)} fields={{ intent: 'delete' }} tone="danger" />
}

function deletionText(props: DeleteOutletProps, language: Language): string {
  const { name, feedCount, hasMore, rules } = props
  const sentences = [
    hasMore
      ? words.deleteOutletAll(language, { name })
      : words.deleteOutlet(language, { name, feeds: feedCount }),
    rules === 0 ? '' : words.rulesToo(language, { count: rules }),
    stayingText(props, language),
    words.undoable(language),
  ]
  return sentences.filter(Boolean).join(' ')
}

// Counting stops here.
const linksCountedMax = 10_000

function stayingText({ newsLinks, waiting }: DeleteOutletProps, language: Language): string {
  if (newsLinks >= linksCountedMax) return words.manyLinksStay(language, { most: linksCountedMax, waiting })
  if (newsLinks > 0) return words.linksStay(language, { links: newsLinks, waiting })
  return waiting > 0 ? words.entriesStay(language, { waiting }) : ''
}
