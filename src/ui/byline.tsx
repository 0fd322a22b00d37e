import type { ShownLink } from './shown-link.ts'
import { SourceIcon } from './source-icon.tsx'
import { TimeAgo } from './time-ago.tsx'

export function Byline({ link, now }: { link: ShownLink; now: Date }) {
  return (
    <p className="by">
      <SourceIcon path={link.sourceIcon} />
      <b>{link.source}</b> <TimeAgo at={link.publishedAt} now={now} />
    </p>
  )
}
