import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { adminPath } from '../../address/admin-path.ts'
import type { FeedPage } from '../../domain/feeds/feed-page-queries.ts'
import { publishingLabels } from '../../domain/feeds/feed-schema.ts'
import { formatNumber } from '../../text/format.ts'
import { languageName } from '../widgets/language-name.ts'
import { LocalTime } from '../widgets/local-time.tsx'
import type { ShownHealth } from './shown-health.ts'

const linkClass = 'inline-block text-accent underline underline-offset-4 max-sm:-my-3 max-sm:py-3'

export function FeedHealthList({ feed, health }: { feed: FeedPage; health: ShownHealth }) {
  const { words, serverWords, nextTry, interval, lastNews, usualGap } = health
  const brings = [publishingLabels[feed.publishing], feed.categoryName]
  if (feed.language) brings.push(languageName(feed.language))
  const isWell = health.health === 'well' || health.health === 'new'
  return (
    <section aria-label="Health" className="mb-8">
      <h2 className="mb-2 font-serif text-lg font-bold">Health</h2>
      <dl className="m-0 divide-y divide-rule border-y border-rule text-sm">
        <Fact label="State">
          <span className={isWell ? 'font-semibold' : 'font-semibold text-danger'}>{words}</span>
          {serverWords ? <span className="block break-words text-quiet">{serverWords}</span> : null}
        </Fact>
        <Fact label="Last good">{feed.lastGoodAt ? <LocalTime at={feed.lastGoodAt} /> : 'Never'}</Fact>
        <Fact label="Last poll">{feed.lastPolledAt ? <LocalTime at={feed.lastPolledAt} /> : 'Never'}</Fact>
        <Fact label="Next try">{interval ? `${nextTry}; asked every ${interval} or so` : nextTry}</Fact>
        <Fact label="Last news">{usualGap ? `${lastNews}, usually ${usualGap}` : lastNews}</Fact>
        <Fact label="Entries">
          {`${formatNumber(feed.entriesRead)} so far, ${formatNumber(feed.entriesUnread)} could not be read`}
        </Fact>
        <Fact label="Address">
          <span className="break-all">{feed.url}</span>
        </Fact>
        <Fact label="Outlet">
          <Link to={adminPath('/outlets/edit/:id', { id: feed.outletId })} className={linkClass}>
            {feed.outletName}
          </Link>
        </Fact>
        <Fact label="What it brings">{brings.join(', ')}</Fact>
        <Fact label="Last body">
          <Link to={adminPath('/feeds/body/:id', { id: feed.id })} prefetch="intent" className={linkClass}>
            See what its server sent last
          </Link>
        </Fact>
      </dl>
    </section>
  )
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="grid grid-cols-[8rem_1fr] gap-3 py-2">
      <dt className="text-quiet">{label}</dt>
      <dd className="m-0 min-w-0">{children}</dd>
    </div>
  )
}
