import type { ShownLink } from './shown-link.ts'
import { TimeAgo } from './time-ago.tsx'

export function Byline({ link, now }: { link: ShownLink; now: Date }) {
  return (
    <p className="by">
      <b>{link.source}</b> <TimeAgo at={link.publishedAt} now={now} />
    </p>
  )
}
