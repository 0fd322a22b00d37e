import { data, redirect } from 'react-router'
import { adminPath } from '../../address/admin-path.ts'
import { completeAddress } from '../../address/find-addresses.ts'
import type { Db } from '../../database/connect.ts'
import { listCategories } from '../../domain/categories/category-queries.ts'
import { addFeed } from '../../domain/feeds/add-feed.ts'
import type { FeedFields } from '../../domain/feeds/feed-schema.ts'
import { listOutletNames } from '../../domain/outlets/outlet-queries.ts'
import { pageContext } from '../../http/page-context.ts'
import type { RouteHandle } from '../../http/route-handle.ts'
import type { Outside } from '../../ingest/outside.ts'
import { type TriedFeed as TriedFeedResult, tryFeed } from '../../ingest/poll/try-feed.ts'
import type { Language } from '../../text/language.ts'
import { useLanguage } from '../../ui/language/language-context.ts'
import * as adminWords from '../../words/admin-words.ts'
import * as words from '../../words/feeds-desk.ts'
import { createDefaultCategories } from '../categories/create-default-categories.ts'
import { DefaultCategoriesButton } from '../categories/default-categories.tsx'
import { InputField } from '../forms/input-field.tsx'
import { keepTyped, readFormTexts } from '../forms/read-form.ts'
import { PageTitle } from '../frame/page-title.tsx'
import { editorContext } from '../frame/require-role.ts'
import { titleMeta } from '../frame/title-meta.ts'
import { noticeCookie } from '../notices/notice.ts'
import { saveWithFallback } from '../notices/save-with-fallback.ts'
import { useErrorToast } from '../notices/use-error-toast.ts'
import { Button } from '../widgets/button.tsx'
import { type FetcherForm, useFetcher } from '../widgets/use-fetcher.ts'
import { useFocusFallback } from '../widgets/use-focus-fallback.ts'
import type { Route } from './+types/add'
import { FeedForm } from './feed-form.tsx'
import { FoundLinks } from './found-links.tsx'
import { checkFeed, type FeedProblem, feedErrors, noFeedProblem } from './save-feed.ts'
import { outletNamesMax, type ShownTry, toShownTry } from './shown-try.ts'
import { TriedFeed } from './tried-feed.tsx'

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

type TryResponse = { tried: ShownTry | null; problem: FeedProblem }

/** `intent=look` previews the feed at an address and stores nothing; without an intent the feed is added. */
export async function action({ request, context }: Route.ActionArgs) {
  const { db, now, origin, outside, language } = context.get(pageContext)
  const { by } = context.get(editorContext)
  const texts = await readFormTexts(request)
  // The form of the feed that was found begins with the feed's address, not with the typed one.
  if (texts.intent === 'look') return look(texts, { db, outside, now, language })
  keepTyped(context, texts)
  if (texts.intent === 'default-categories') return createDefaultCategories(request, context)
  const checked = checkFeed(texts)
  if (!checked.ok) return data<TryResponse>({ tried: null, problem: checked.problem }, { status: 400 })
  const feed = { ...checked.input, language: checked.input.language || null }
  const added = await addFeed(db, feed, { by, now })
  if (!added.ok)
    return data<TryResponse>({ tried: null, problem: feedErrors(added.reason, language) }, { status: 409 })
  const notice = noticeCookie('feed-added', origin, added.batchId)
  return redirect(adminPath('/feeds/show/:id', { id: added.id }), { headers: { 'set-cookie': notice } })
}

async function look(
  texts: Record<string, string>,
  { db, outside, now, language }: { db: Db; outside: Outside; now: Date; language: Language },
) {
  const url = completeAddress(texts.url ?? '')
  const isFound = texts.found === 'on'
  const tried = await tryFeedOrOnlyLink(db, outside, { url, isFound, now: () => now })
  return data<TryResponse>({
    tried: await toShownTry(db, tried, { requestedUrl: url, language }),
    problem: noFeedProblem,
  })
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
  const write = isLook ? words.lookFailed : words.addFailed
  return saveWithFallback<TryResponse, TryResponse>(
    language => ({ tried: null, problem: { ...noFeedProblem, message: write(language) } }),
    serverAction,
  )
}

export default function AddFeed({ loaderData, actionData }: Route.ComponentProps) {
  const { categories, outletNames, outletName } = loaderData
  const language = useLanguage()
  const looker = useFetcher<TryResponse>()
  useErrorToast(looker.data?.problem)
  useFocusFallback(looker.state !== 'idle')
  // Without the script the same form posts to the page itself.
  const tried = looker.data?.tried ?? actionData?.tried ?? null
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
              defaults={proposed(tried, { outletName, category: categories[0]?.id ?? '' })}
              problem={actionData?.problem ?? noFeedProblem}
              categories={categories}
              outletNames={outletNames}
              backTo={adminPath('/feeds')}
              submitLabel={words.addFeed(language)}
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
  return {
    url,
    title,
    language,
    category,
    outletName: outletName || tried.outletName,
    publishing: 'wait',
  }
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
