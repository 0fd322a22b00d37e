import { Link } from 'react-router'
import { adminPath } from '../../address/admin-path.ts'
import { languageName } from '../widgets/language-name.ts'
import { LocalTime } from '../widgets/local-time.tsx'
import type { ShownEntry, ShownTry } from './shown-try.ts'

const formats: Record<string, string> = { rss: 'RSS', atom: 'Atom', rdf: 'RSS 1.0', json: 'JSON Feed' }

export function TriedFeed({ tried }: { tried: Extract<ShownTry, { ok: true }> }) {
  const { title, format, count, onSiteCount, leftOut, unread, entries } = tried
  return (
    <section aria-label="What it would bring" className="mb-8 max-w-3xl">
      <h2 className="mb-1 font-serif text-lg font-bold">{title || 'A feed without a title'}</h2>
      {tried.knownId ? (
        <p role="alert" className="mt-0 mb-2 border-l-4 border-danger bg-wash px-4 py-2">
          This feed is in the list already:{' '}
          <Link className="text-accent underline" to={adminPath('/feeds/show/:id', { id: tried.knownId })}>
            see its page
          </Link>
          .
        </p>
      ) : null}
      <p className="mt-0 mb-1">
        {`${formats[format] ?? format}, ${count === 1 ? '1 entry' : `${count} entries`}`}
        {onSiteCount > 0 ? `, ${onSiteCount} of them on the site already` : ''}
        {leftOut > 0 ? `, ${leftOut} more are beyond what is read at once` : ''}.
      </p>
      <MoveNote tried={tried} />
      {unread.length > 0 ? (
        <p className="mt-0 mb-1 text-danger">
          {`Cannot be read: ${unread.map(({ reason, count: times }) => `${times} ${reason}`).join(', ')}. They are kept with their reason.`}
        </p>
      ) : null}
      <ol className="mt-3 list-none divide-y divide-rule border-y border-rule p-0">
        {entries.map(entry => (
          <EntryLine key={entry.url} entry={entry} />
        ))}
      </ol>
      {count > entries.length ? (
        <p className="text-sm text-quiet">{`and ${count - entries.length} more`}</p>
      ) : null}
    </section>
  )
}

function MoveNote({ tried: { url, landedUrl } }: { tried: Extract<ShownTry, { ok: true }> }) {
  if (url === landedUrl) return null
  return (
    <p className="mt-0 mb-1 break-words text-quiet">
      {`The address redirects to ${landedUrl}, but not for good: the address you gave is kept.`}
    </p>
  )
}

function EntryLine({ entry }: { entry: ShownEntry }) {
  const { url, title, description, publishedAt, language, hasImage, isOnSite } = entry
  const marks = [
    hasImage ? 'with a picture' : '',
    language ? languageName(language) : '',
    isOnSite ? 'on the site already' : '',
  ]
  return (
    <li className="py-3">
      <p lang={language ?? undefined} className="m-0 font-serif font-semibold">
        {title}
      </p>
      {description ? (
        <p lang={language ?? undefined} className="m-0 line-clamp-2 text-sm">
          {description}
        </p>
      ) : null}
      <p className="m-0 break-all text-sm text-quiet">
        {publishedAt ? <LocalTime at={publishedAt} /> : 'Not dated'}
        {marks
          .filter(Boolean)
          .map(mark => ` · ${mark}`)
          .join('')}
        {` · ${url}`}
      </p>
    </li>
  )
}
