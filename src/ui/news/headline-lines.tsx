import { type ReactNode, useContext } from 'react'
import { correctionAnchor, isShownBeside, type ShownCorrection } from '../../domain/corrections/correction.ts'
import { imageFile, isOwnFile } from '../../domain/images/image.ts'
import type { StoryCoverage } from '../../domain/stories/story-coverage.ts'
import type { Sentences } from '../../domain/stories/voices/story-voices.ts'
import { headlineLanguage } from '../../text/detect-language.ts'
import * as words from '../../words/news-cards.ts'
import { CategoryNamesContext, useLanguage, useSitePath } from '../language/language-context.ts'
import { TimeAgo } from '../time/shown-time.tsx'

/** The fields of a news link that components draw; `''` means "none" in texts and images. */
export type ShownLink = {
  id: string
  title: string
  url: string
  source: string
  description: string
  /** A path on our own server; see `imageFile`. */
  picture: string
  sourceIcon: string
  publishedAt: Date
  /** When the link was added to the site; lists are in this order. */
  createdAt: Date
  language: string | null
  categorySlug: string
  categoryName: string
  /** The link's story, if it is public (`site/with-teasers.ts`). */
  teaser?: ShownTeaser | null
  correction?: ShownCorrection | null
}

/** The fields of a `StoryTeaser` (domain/stories/story-teasers.ts) that components draw. */
export type ShownTeaser = {
  slug: string
  otherOutlets: number
  headlines: { title: string; url: string; source: string; language: string | null }[]
  firstAt: Date
  coverage: StoryCoverage | null
}

/** An item on a front page: a link, the story that it represents, and the teaser below it. */
export type ShownItem = {
  link: ShownLink
  story: ShownStory | null
  teaser: ShownTeaser | null
  /** For a lead without a description, that of another outlet of its story. */
  borrowed?: Sentences | null
}

type ShownStory = { slug: string; title: string; outletCount: number; lastAt: Date }

/** The id of the footer's "(opens in a new tab)", which screen readers read after each headline that refers to it. */
export const newTabNoteId = 'new-tab'

type Props = {
  link: Pick<ShownLink, 'title' | 'url' | 'language'>
  /** For the mark of what is new since a reader's last visit. */
  arrivedAt?: Date
  /** Text in the language of the page, which refers to the article: "Read full article". */
  label?: string
  /** The headline as this page shows it, in the article's language: a story's title, or with a search's words marked. */
  children?: ReactNode
}

export function ArticleLink({ link, arrivedAt, label, children }: Props) {
  const page = useLanguage()
  return (
    <a
      href={link.url}
      target="_blank"
      rel="noopener"
      aria-describedby={newTabNoteId}
      data-at={arrivedAt && writeArrival(arrivedAt)}
      {...(label ? {} : headlineLanguage(link.title, link.language, page))}
    >
      {label ?? children ?? link.title}
    </a>
  )
}

/** An article's arrival for the reader script (site/reader/mark-new.ts): in seconds, as short as a page can have it. */
export function writeArrival(at: Date): string {
  return Math.floor(at.getTime() / 1000).toString(36)
}

type CorrectionProps = { correction: ShownCorrection | null | undefined; now: Date }

/** A correction in full, under a large headline or one with a description. It disappears from there after two days. */
export function CorrectionNote({ correction, now }: CorrectionProps) {
  const language = useLanguage()
  if (!correction || !isShownBeside(correction, now)) return null
  return (
    <p className="correction" {...headlineLanguage(correction.text, null, language)}>
      <b>{words.correction(language)}</b> <TimeAgo at={new Date(correction.atMs)} now={now} />
      <span>{correction.text}</span>
    </p>
  )
}

/** Beside a headline in a dense list: a link to its correction. */
export function CorrectedMark({ correction, now }: CorrectionProps) {
  const language = useLanguage()
  const path = useSitePath()
  if (!correction || !isShownBeside(correction, now)) return null
  return (
    <a className="corrected" href={`${path('/corrections')}#${correctionAnchor(correction.id)}`}>
      {words.corrected(language)}
    </a>
  )
}

/** Separates the parts of a byline. The space before it is non-breaking, so no line begins with the dot. */
export const dot = '\u00a0· '

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

/** The link to the story's page, after the source's name: "The Outlet and 6 more outlets". */
export function StoryCount({ teaser: { slug, otherOutlets } }: { teaser: ShownTeaser }) {
  const path = useSitePath()
  return (
    <a className="story-count" href={path('/story/:slug', { slug })}>
      {words.andMoreOutlets(useLanguage(), { count: otherOutlets })}
    </a>
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

const sizes = {
  // Half of four columns, three fifths of two of three columns, or the full width: styles/front-page-columns.css, lead.css.
  lead: '(min-width: 100rem) 48rem, (min-width: 90rem) 48vw, (min-width: 64rem) 37vw, 100vw',
  story: '(min-width: 64rem) 30vw, (min-width: 40rem) 50vw, 100vw',
  card: '(min-width: 64rem) 20rem, (min-width: 40rem) 50vw, 100vw',
  thumbnail: '10rem',
}

/**
 * Served by our own server, on a plate that reserves its space and shows the source's name if it never loads, with or
 * without JavaScript. Decorative: the headline beside it carries the information.
 */
export function NewsPicture({ link, place = 'card' }: { link: ShownLink; place?: keyof typeof sizes }) {
  if (!link.picture) return null
  const isLead = place === 'lead' || place === 'story'
  return (
    <span className="plate" aria-hidden="true">
      <img
        {...(isOwnFile(link.picture) ? { src: link.picture } : sources(link.picture, sizes[place]))}
        data-source={link.source}
        alt=""
        width="640"
        height="360"
        decoding="async"
        loading={isLead ? 'eager' : 'lazy'}
        fetchPriority={isLead ? 'high' : undefined}
      />
    </span>
  )
}

function sources(path: string, sizesOfPlace: string) {
  const large = imageFile(path, '640')
  const smaller = `${imageFile(path, '320')} 320w, ${large} 640w`
  // Other places are never that wide, and each address adds bytes to every page.
  const isLarge = sizesOfPlace === sizes.lead || sizesOfPlace === sizes.story
  const srcSet = isLarge ? `${smaller}, ${imageFile(path, '960')} 960w` : smaller
  return { src: large, srcSet, sizes: sizesOfPlace }
}
