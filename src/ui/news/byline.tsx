import type { ReactNode } from 'react'
import { TimeAgo } from '../time/time-ago.tsx'
import type { ShownLink } from './shown-link.ts'
import type { ShownTeaser } from './shown-teaser.ts'
import { SourceIcon } from './source-icon.tsx'
import { StoryCount } from './story-teaser.tsx'

/**
 * `source`: instead of its plain name, with what was searched for marked in it. `teaser`: of the story that the link is in,
 * where its other outlets are only counted.
 */
export function Byline({
  link,
  now,
  source,
  teaser,
}: {
  link: ShownLink
  now: Date
  source?: ReactNode
  teaser?: ShownTeaser | null | undefined
}) {
  return (
    <p className="by">
      <SourceIcon path={link.sourceIcon} />
      <b>{source ?? link.source}</b> {teaser ? <StoryCount teaser={teaser} /> : null}{' '}
      <TimeAgo at={link.publishedAt} now={now} />
    </p>
  )
}
