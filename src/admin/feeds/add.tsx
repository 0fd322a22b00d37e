import { data } from 'react-router'
import { completeAddress } from '../../address/find-addresses.ts'
import { listCategories } from '../../domain/categories/category-queries.ts'
import { addFeed } from '../../domain/feeds/add-feed.ts'
import { feedRecord } from '../../domain/feeds/feed.record.ts'
import { bytesOfMegabyte, type FeedFields } from '../../domain/feeds/feed-schema.ts'
import { listOutletNames } from '../../domain/outlets/outlet-queries.ts'
import { type PageContext, pageContext } from '../../http/page-context.ts'
import type { RouteHandle } from '../../http/route-handle.ts'
import { type TriedFeed as TriedFeedResult, tryFeed } from '../../ingest/poll/try-feed.ts'
import { useLanguage } from '../../ui/language/language-context.ts'
import * as adminWords from '../../words/admin-words.ts'
import * as words from '../../words/feeds-desk.ts'
import { createDefaultCategories } from '../categories/create-default-categories.ts'
import { DefaultCategoriesButton } from '../categories/default-categories.tsx'
import { InputField } from '../forms/field.tsx'
import { keepTyped as keepTexts, readFormTexts } from '../forms/read-form.ts'
import { PageTitle, titleMeta } from '../frame/page-title.tsx'
import { useErrorToast } from '../notices/notice-toast.tsx'
import { saveWithFallback } from '../notices/with-fallback.ts'
import { noProblem } from '../records/form-problem.ts'
import { addAction } from '../records/save-record.ts'
import { Button } from '../widgets/button.tsx'
import { type FetcherForm, useFetcher } from '../widgets/use-fetcher.ts'
import { useFocusFallback } from '../widgets/use-is-posting.ts'
import type { Route } from './+types/add'
import { FeedForm } from './feed-form.tsx'
import { outletNamesMax, refuseFeed, type ShownTry, toShownTry } from './shown-try.ts'
import { FoundLinks, TriedFeed } from './tried-feed.tsx'

export const handle = { role: 'editor' } satisfies RouteHandle

export const meta = titleMeta(words.addFeed)

export async function loader({ context, request }: Route.LoaderArgs) {
  const { db } = context.get(pageContext)
  const [categories, outletNames] = await Promise.all([
    listCategories(db),
    listOutletNames(db, outletNamesMax),
  ])
  const outletName = new URL(request.url).searchParams.get('outlet') ?? ''
  return { outletName, outletNames, categories: categories.map(({ id, name }) => ({ id, name })) }
}

type Looked = { tried: ShownTry | null; message: string | null }

const save = addAction(feedRecord, {
  async add(db, { input, by, now }) {
    const { language, sizeLimit, ...feed } = input
    const size = { language: language || null, bytesMax: Number(sizeLimit) * bytesOfMegabyte }
    const added = await addFeed(db, { ...feed, ...size }, { by, now })
    return added.ok ? { ...added, to: feedRecord.show(added.id) } : added
  },
  refuse: refuseFeed,
})

/** `intent=look` previews the feed at an address and stores nothing; without an intent the feed is added. */
export async function action({ request, context }: Route.ActionArgs) {
  const texts = await readFormTexts(request)
  // The form of the feed that was found begins with the feed's address, not with the typed one.
  if (texts.intent === 'look') return look(texts, context.get(pageContext))
  keepTexts(context, texts)
  if (texts.intent === 'default-categories') return createDefaultCategories(request, context)
  return save({ request, context }, { texts })
}

async function look(texts: Record<string, string>, { db, outside, clock, language }: PageContext) {
  const url = completeAddress(texts.url ?? '')
  const isFound = texts.found === 'on'
  const tried = await tryFeedOrOnlyLink(db, outside, { url, isFound, now: clock })
  return data<Looked>({ tried: await toShownTry(db, tried, { requestedUrl: url, language }), message: null })
}

/** Goes on to the only feed that a page names, unless it is on another host. */
async function tryFeedOrOnlyLink(
  ...[db, outside, trying]: Parameters<typeof tryFeed>
): Promise<TriedFeedResult> {
  const tried = await tryFeed(db, outside, trying)
  const [only, ...others] = tried.ok ? [] : tried.links
  if (!only || only.isElsewhere || others.length > 0) return tried
  const linked = await tryFeed(db, outside, { ...trying, url: only.url })
  return linked.ok ? linked : tried
}

export async function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  const isLook = (await request.clone().formData()).get('intent') === 'look'
  return saveWithFallback(
    language =>
      isLook
        ? { tried: null, message: words.lookFailed(language) }
        : { ...noProblem, message: words.addFailed(language) },
    serverAction,
  )
}

export default function AddFeed({ loaderData, actionData }: Route.ComponentProps) {
  const { categories, outletNames, outletName } = loaderData
  const language = useLanguage()
  const looker = useFetcher<Looked>()
  useErrorToast(looker.data)
  useFocusFallback(looker.state !== 'idle')
  // Without the script the same form posts to the page itself.
  const posted = actionData && 'tried' in actionData ? actionData : null
  const tried = looker.data?.tried ?? posted?.tried ?? null
  return (
    <>
      <PageTitle title={words.addFeed(language)} />
      {categories.length === 0 ? <DefaultCategoriesButton /> : null}
      <LookForm looker={looker} />
      {tried && !tried.ok ? <FoundLinks tried={tried} looker={looker} /> : null}
      {tried?.ok ? (
        <TriedFeed tried={tried}>
          {tried.knownId ? null : (
            <FeedForm
              key={tried.url}
              proposed={proposed(tried, { outletName, category: categories[0]?.id ?? '' })}
              problem={actionData && !('tried' in actionData) ? actionData : noProblem}
              categories={categories}
              outletNames={outletNames}
            />
          )}
        </TriedFeed>
      ) : null}
    </>
  )
}

function proposed(
  tried: Extract<ShownTry, { ok: true }>,
  { outletName, category }: { outletName: string; category: string },
): FeedFields {
  const { url, title, language } = tried
  return { url, title, language, category, outletName: outletName || tried.outletName, publishing: 'wait' }
}

function LookForm({ looker }: { looker: FetcherForm }) {
  const isLooking = looker.state !== 'idle'
  const language = useLanguage()
  return (
    <looker.Form method="post" className="mb-6 flex max-w-3xl items-start gap-3">
      <input type="hidden" name="intent" value="look" />
      <div className="min-w-0 flex-1">
        <InputField
          label={adminWords.address(language)}
          hint={words.lookHint(language)}
          name="url"
          inputMode="url"
          autoComplete="off"
          required
          placeholder="https://"
        />
      </div>
      <div className="pt-6">
        <Button type="submit" tone="primary" isOff={isLooking}>
          {(isLooking ? words.looking : words.look)(language)}
        </Button>
      </div>
      <p role="status" className="sr-only">
        {isLooking ? words.lookingAt(language) : ''}
      </p>
    </looker.Form>
  )
}
