import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { adminPath } from '../../address/admin-path.ts'
import { shownWebAddress } from '../../address/shown-domain.ts'
import { formatSeries } from '../../text/format.ts'
import { useLanguage } from '../../ui/language/language-context.ts'
import * as stepWords from '../../words/feed-steps.ts'
import * as words from '../../words/feeds-desk.ts'
import { Button } from '../widgets/button.tsx'
import { languageTagName } from '../widgets/language-tag-name.ts'
import { LocalTime } from '../widgets/local-time.tsx'
import type { FetcherForm } from '../widgets/use-fetcher.ts'
import type { ShownEntry, ShownTry } from './shown-try.ts'

const formats: Record<string, string> = { rss: 'RSS', atom: 'Atom', rdf: 'RSS 1.0', json: 'JSON Feed' }

/** `children`: the form, above the entries. */
export function TriedFeed({
  tried,
  children,
}: {
  tried: Extract<ShownTry, { ok: true }>
  children: ReactNode
}) {
  const language = useLanguage()
  const { title, format, count, onSiteCount, leftOut, unreadable, entries } = tried
  const reasons = unreadable.map(reason => words.reasonCount(language, reason))
  return (
    <section aria-label={words.wouldBring(language)} className="mb-8 max-w-3xl">
      <h2 className="mb-1 font-serif text-lg font-bold">{title || words.withoutTitle(language)}</h2>
      {tried.knownId ? (
        <p role="alert" className="mt-0 mb-2 border-l-4 border-danger bg-wash px-4 py-2">
          {words.inListAlready<ReactNode>(language, {
            link: text => (
              <Link
                key="link"
                className="text-accent underline"
                to={adminPath('/feeds/show/:id', { id: tried.knownId ?? '' })}
              >
                {text}
              </Link>
            ),
          })}
        </p>
      ) : null}
      <p className="mt-0 mb-1">
        {words.triedCounts(language, {
          format: formats[format] ?? format,
          count,
          onSite: onSiteCount,
          leftOut,
        })}
      </p>
      <MoveNote tried={tried} />
      {unreadable.length > 0 ? (
        <p className="mt-0 mb-1 text-danger">
          {words.cannotBeRead(language, { reasons: formatSeries(reasons, language) })}
        </p>
      ) : null}
      {children ? <div className="my-6">{children}</div> : null}
      <ol className="mt-3 list-none divide-y divide-rule border-y border-rule p-0">
        {entries.map(entry => (
          <EntryLine key={entry.url} entry={entry} />
        ))}
      </ol>
      {count > entries.length ? (
        <p className="text-sm text-quiet">{words.andMore(language, { count: count - entries.length })}</p>
      ) : null}
    </section>
  )
}

function MoveNote({ tried: { url, landedUrl } }: { tried: Extract<ShownTry, { ok: true }> }) {
  const language = useLanguage()
  if (url === landedUrl) return null
  return <p className="mt-0 mb-1 break-words text-quiet">{words.redirects(language, { url: landedUrl })}</p>
}

function EntryLine({ entry }: { entry: ShownEntry }) {
  const language = useLanguage()
  const { url, title, description, publishedAt, language: spoken, hasImage, isOnSite } = entry
  const marks = [
    hasImage ? words.withPicture(language) : '',
    spoken ? languageTagName(spoken, language) : '',
    isOnSite ? words.onSiteAlready(language) : '',
  ]
  return (
    <li className="py-3">
      <p lang={spoken ?? undefined} className="m-0 font-serif font-semibold">
        {title}
      </p>
      {description ? (
        <p lang={spoken ?? undefined} className="m-0 line-clamp-2 text-sm">
          {description}
        </p>
      ) : null}
      <p className="m-0 break-all text-sm text-quiet">
        {publishedAt ? <LocalTime at={publishedAt} /> : words.notDated(language)}
        {marks
          .filter(Boolean)
          .map(mark => ` · ${mark}`)
          .join('')}
        {` · ${shownWebAddress(url)}`}
      </p>
    </li>
  )
}

export function FoundLinks({
  tried,
  looker,
}: {
  tried: Extract<ShownTry, { ok: false }>
  looker: FetcherForm
}) {
  const language = useLanguage()
  const { links, sentence, detail, url, step, homeUrl } = tried
  if (links.length === 0) {
    return (
      <div role="alert" className="mb-6 max-w-3xl border-l-4 border-danger bg-wash px-4 py-3">
        <p className="m-0 font-semibold">{sentence}</p>
        <p className="m-0 break-words text-sm text-quiet">{words.nothingSaved(language, { url, detail })}</p>
        {step ? <p className="mt-2 mb-0">{step}</p> : null}
        {homeUrl ? (
          <looker.Form method="post" className="mt-3">
            <input type="hidden" name="intent" value="look" />
            <input type="hidden" name="url" value={homeUrl} />
            <Button type="submit" isOff={looker.state !== 'idle'}>
              {stepWords.lookAtHome(language, { url: homeUrl })}
            </Button>
          </looker.Form>
        ) : null}
      </div>
    )
  }
  return (
    <section aria-label={words.feedsFound(language)} className="mb-6 max-w-3xl">
      <h2 className="mb-1 font-serif text-lg font-bold">
        {words.pageNames(language, { count: links.length })}
      </h2>
      <ul className="m-0 list-none divide-y divide-rule border-y border-rule p-0">
        {links.map(link => (
          <li key={link.url} className="flex flex-wrap items-center gap-x-4 gap-y-1 py-2">
            <div className="min-w-0 flex-1 basis-64">
              <p className="m-0 font-medium">{link.title || words.withoutName(language)}</p>
              <p className="m-0 break-all text-sm text-quiet">
                {link.isElsewhere ? words.onAnotherHost(language, link) : link.url}
              </p>
            </div>
            <looker.Form method="post">
              <input type="hidden" name="intent" value="look" />
              <input type="hidden" name="url" value={link.url} />
              {link.isElsewhere ? <input type="hidden" name="found" value="on" /> : null}
              <Button
                type="submit"
                isOff={looker.state !== 'idle'}
                aria-label={words.lookAt(language, { name: link.title || link.url })}
              >
                {words.showFound(language)}
              </Button>
            </looker.Form>
          </li>
        ))}
      </ul>
    </section>
  )
}
