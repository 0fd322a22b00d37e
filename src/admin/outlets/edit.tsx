import { Form, redirect } from 'react-router'
import { adminPath } from '../../address/admin-path.ts'
import { shownWebAddress } from '../../address/shown-domain.ts'
import { listFeedTable } from '../../domain/feeds/feed-queries.ts'
import { mergeOutlets, planMerge } from '../../domain/outlets/merge-outlets.ts'
import { outletRecord } from '../../domain/outlets/outlet.record.ts'
import {
  countOfOutlet,
  findEditedOutlet,
  listOutletsByName,
  listOwners,
} from '../../domain/outlets/outlet-queries.ts'
import { deleteOutlet, updateOutlet } from '../../domain/outlets/write-outlet.ts'
import { pageContext } from '../../http/page-context.ts'
import { bodyBytes, type RouteHandle } from '../../http/route-handle.ts'
import type { Language } from '../../text/language.ts'
import { useLanguage } from '../../ui/language/language-context.ts'
import * as words from '../../words/outlets-desk.ts'
import { noFeedFilter } from '../feeds/read-feed-query.ts'
import { toShownFeed } from '../feeds/shown-feed.ts'
import { ChoiceField } from '../forms/choice-field.tsx'
import { readTypedForm } from '../forms/read-form.ts'
import { PageTitle, titleMeta } from '../frame/page-title.tsx'
import { editorContext } from '../frame/require-role.ts'
import { DeleteRecord } from '../lists/deletion.tsx'
import { redirectWithNotice } from '../notices/notice.ts'
import { keepTyped, noProblem } from '../records/form-problem.ts'
import { deleteAction, editAction, leadToList } from '../records/save-record.ts'
import { Button } from '../widgets/button.tsx'
import { HistoryLink } from '../widgets/history-link.tsx'
import type { Route } from './+types/edit'
import { OutletFeeds } from './outlet-feeds.tsx'
import { OutletForm, ownersSuggestedMax } from './outlet-form.tsx'
import { describeMerge, refuseOutlet, type ShownMerge } from './outlet-words.ts'

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
  const page = context.get(pageContext)
  const { db, now, language } = page
  const outlet = await findEditedOutlet(db, params.id)
  if (!outlet) throw leadToList(outletRecord, page)
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

const save = editAction(outletRecord, { find: findEditedOutlet, update: updateOutlet, refuse: refuseOutlet })
const remove = deleteAction(outletRecord, deleteOutlet)

export async function action(args: Route.ActionArgs) {
  const { context, params } = args
  const texts = await readTypedForm(args.request, context)
  if (texts.intent === 'merge') return merge({ context, id: params.id, intoId: texts.into ?? '' })
  return texts.intent === 'delete' ? remove(args, { texts: params }) : save(args, { texts })
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
  const to = adminPath('/outlets/edit/:id', { id: intoId })
  return redirectWithNotice(to, 'outlets-merged', { origin, undoBatchId: merged.batchId })
}

export const clientAction = keepTyped(outletRecord)

export default function EditOutlet({ loaderData, actionData }: Route.ComponentProps) {
  const { outlet, feeds, hasMore, counts, owners, others, merge } = loaderData
  return (
    <>
      <PageTitle title={outlet.name}>
        <HistoryLink id={outlet.id} />
        <DeleteOutlet name={outlet.name} feedCount={feeds.length} hasMore={hasMore} {...counts} />
      </PageTitle>
      <OutletFeeds outlet={outlet} feeds={feeds} hasMore={hasMore} />
      <OutletForm key={outlet.id} outlet={outlet} owners={owners} problem={actionData ?? noProblem} />
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

type Other = { id: string; name: string; homeUrl: string }

/** Merges this outlet into another: shows the effect first, then a button that merges. */
function MergeOutlet({ others, merge }: { others: Other[]; merge: ShownMerge | null }) {
  const language = useLanguage()
  if (others.length === 0) return null
  return (
    <section aria-labelledby="merge" className="mt-10 max-w-3xl border-t border-rule pt-4">
      <h2 id="merge" className="mt-0 mb-2 font-serif text-lg font-bold">
        {words.mergeWith(language)}
      </h2>
      <Form method="get" preventScrollReset>
        <ChoiceField
          label={words.mergeInto(language)}
          hint={words.mergeHint(language)}
          name="merge"
          required
          defaultValue={merge?.intoId ?? ''}
          none={words.chooseOutlet(language)}
          choices={others.map(({ id, name, homeUrl }) => ({
            value: id,
            label: words.outletChoice(language, { name, host: hostOf(homeUrl) }),
          }))}
        />
        <Button type="submit">{words.showMerge(language)}</Button>
      </Form>
      {merge ? <MergeOffer merge={merge} /> : null}
    </section>
  )
}

function hostOf(homeUrl: string): string {
  return shownWebAddress(homeUrl.replace(/^https?:\/\//, '').replace(/\/$/, ''))
}

function MergeOffer({ merge: { intoId, sentences, isRefused } }: { merge: ShownMerge }) {
  const language = useLanguage()
  return (
    <div role="status" className="mt-4 border-l-4 border-field bg-wash px-4 py-3">
      {sentences.map(sentence => (
        <p key={sentence} className="mt-0 mb-2 wrap-anywhere">
          {sentence}
        </p>
      ))}
      {isRefused ? null : (
        <Form method="post">
          <input type="hidden" name="intent" value="merge" />
          <input type="hidden" name="into" value={intoId} />
          <Button type="submit" tone="danger">
            {words.merge(language)}
          </Button>
        </Form>
      )}
    </div>
  )
}
