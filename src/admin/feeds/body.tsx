import { adminPath } from '../../address/admin-path.ts'
import { feedRecord } from '../../domain/feeds/feed.record.ts'
import { findFeedPage } from '../../domain/feeds/feed-page-queries.ts'
import { findFeedBody } from '../../domain/feeds/last-read.ts'
import { pageContext } from '../../http/page-context.ts'
import type { RouteHandle } from '../../http/route-handle.ts'
import { decodeText } from '../../text/decode-text.ts'
import { useLanguage } from '../../ui/language/language-context.ts'
import * as words from '../../words/feeds-desk.ts'
import { PageTitle, titleMeta } from '../frame/page-title.tsx'
import { leadToList } from '../records/save-record.ts'
import { ButtonLink } from '../widgets/button.tsx'
import { LocalTime } from '../widgets/local-time.tsx'
import type { Route } from './+types/body'

export const handle = { role: 'editor' } satisfies RouteHandle

export const meta = titleMeta(words.lastBodyOf)

export async function loader({ context, params }: Route.LoaderArgs) {
  const page = context.get(pageContext)
  const { db } = page
  const feed = await findFeedPage(db, params.id)
  if (!feed) throw leadToList(feedRecord, page)
  const kept = await findFeedBody(db, feed.id)
  if (!kept) return { feed, kept: null }
  const { body, headers, ...rest } = kept
  const contentType = /^content-type: (.*)$/m.exec(headers)?.[1] ?? null
  return { feed, kept: { ...rest, headers, text: decodeText(body, contentType) } }
}

/** The feed's last response as text: its markup is shown and never rendered. */
export default function FeedBody({ loaderData }: Route.ComponentProps) {
  const language = useLanguage()
  const { feed, kept } = loaderData
  const box = 'block w-full border border-rule bg-raised p-3 font-mono text-xs text-ink'
  return (
    <>
      <PageTitle title={words.lastBodyTitle(language, { name: feed.title || feed.url })}>
        <ButtonLink to={adminPath('/feeds/show/:id', { id: feed.id })}>
          {words.backToFeed(language)}
        </ButtonLink>
      </PageTitle>
      {kept ? (
        <>
          <p className="mt-0 break-words">
            {(kept.isCut ? words.bodyCut : words.bodyWhole)(language, {
              status: String(kept.status),
              url: kept.url,
              bytes: kept.bodyBytes,
              when: () => <LocalTime key="when" at={kept.fetchedAt} />,
            })}
          </p>
          <h2 className="mb-1 text-base font-semibold">{words.headers(language)}</h2>
          <section aria-label={words.headers(language)} className="mb-6">
            <pre className={`${box} m-0 break-all whitespace-pre-wrap`}>{kept.headers}</pre>
          </section>
          <h2 className="mb-1 text-base font-semibold">{words.body(language)}</h2>
          {/* A text box scrolls by keyboard, and can contain nothing but text. */}
          <textarea aria-label={words.body(language)} readOnly rows={24} value={kept.text} className={box} />
        </>
      ) : (
        <p className="text-quiet">{words.noBody(language)}</p>
      )}
    </>
  )
}
