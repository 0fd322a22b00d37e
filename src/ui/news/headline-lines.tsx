import { type ReactNode, useContext } from 'react'
import { imageFile, isOwnFile } from '../../domain/images/image.ts'
import type { Sentences } from '../../domain/stories/voices/story-voices.ts'
import { headlineLanguage } from '../../text/detect-language.ts'
import { CategoryNamesContext, useLanguage, useSitePath } from '../language/language-context.ts'
import { TimeAgo } from '../time/shown-time.tsx'
import type { ShownLink, ShownTeaser } from './shown-link.ts'
import { StoryCount } from './story-teaser.tsx'

/** The headline's section, shown above it as a link. */
export function Kicker({ link }: { link: Pick<ShownLink, 'categorySlug' | 'categoryName'> }) {
  const path = useSitePath()
  const name = useContext(CategoryNamesContext).get(link.categorySlug) ?? link.categoryName
  return (
    <p className="kicker">
      <a href={path('/category/:slug', { slug: link.categorySlug })}>{name}</a>
    </p>
  )
}

/** The lead's description, or what another outlet of its story writes, after that outlet's name; nothing without either. */
export function Standfirst({
  link,
  borrowed,
}: {
  link: Pick<ShownLink, 'description' | 'source' | 'language'>
  borrowed: Sentences | null | undefined
}) {
  const page = useLanguage()
  const { text, source, language } = link.description
    ? { ...link, text: link.description, source: null }
    : (borrowed ?? { text: '', source: null, language: null })
  if (!text) return null
  return (
    <p className="standfirst" {...headlineLanguage(text, language, page)}>
      {source ? <cite>{`${source}:`}</cite> : null}
      {source ? ` ${text}` : text}
    </p>
  )
}

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
  const page = useLanguage()
  return (
    <p className="by">
      <SourceIcon path={link.sourceIcon} />
      <span className="from">
        <b {...headlineLanguage(link.source, null, page)}>{source ?? link.source}</b>
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
