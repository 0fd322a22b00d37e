import type { ReactNode } from 'react'
import { imageFile, isOwnFile } from '../../domain/images/image.ts'
import { TimeAgo } from '../time/time-ago.tsx'
import type { ShownLink, ShownTeaser } from './shown-link.ts'
import { StoryCount } from './story-teaser.tsx'

/**
 * `source`: replaces the plain name, with search matches marked. `teaser`: the link's story, if its other outlets are
 * shown only as a count.
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
  teaser?: ShownTeaser | null
}) {
  return (
    <p className="by">
      <SourceIcon path={link.sourceIcon} />
      <span className="from">
        <b>{source ?? link.source}</b>
        {teaser ? ' ' : null}
        {teaser ? <StoryCount teaser={teaser} /> : null}
      </span>{' '}
      <TimeAgo at={link.publishedAt} now={now} />
    </p>
  )
}

/** The outlet's icon beside its name, if our server has one. */
function SourceIcon({ path }: { path: string }) {
  if (!path) return null
  const src = isOwnFile(path) ? path : imageFile(path, 'icon')
  return (
    <img className="source-icon" src={src} alt="" width="16" height="16" loading="lazy" decoding="async" />
  )
}
