import type { ReactNode } from 'react'
import type { ShownLink } from './shown-link.ts'
import { SourceIcon } from './source-icon.tsx'
import { TimeAgo } from './time-ago.tsx'

/** `source`: instead of its plain name, with what was searched for marked in it. */
export function Byline({ link, now, source }: { link: ShownLink; now: Date; source?: ReactNode }) {
  return (
    <p className="by">
      <SourceIcon path={link.sourceIcon} />
      <b>{source ?? link.source}</b> <TimeAgo at={link.publishedAt} now={now} />
    </p>
  )
}
