import type { ReactNode } from 'react'
import type { Sentences } from '../../domain/stories/voices/story-voices.ts'
import { headlineLanguage } from '../../text/detect-language.ts'
import * as words from '../../words/news-cards.ts'
import { useLanguage, useSitePath } from '../language/language-context.ts'
import { Clock } from '../time/shown-time.tsx'
import {
  ArticleLink,
  Byline,
  CorrectedMark,
  CorrectionNote,
  Kicker,
  NewsPicture,
  type ShownItem,
  type ShownLink,
  type ShownTeaser,
  Standfirst,
  StoryCount,
} from './headline-lines.tsx'
import { StorySides, StoryTeaser } from './story-teaser.tsx'

/** How many links at the top of a grid are drawn with picture, description and who covers their story. */
export const openingCount = 3

/** Links in 1, 2 or 4 columns by width: one large, two with picture and description, the others as a dense list. */
export function NewsGrid({ links, now }: { links: ShownLink[]; now: Date }) {
  return (
    <div className={links[0]?.picture ? 'grid opens-with-picture' : 'grid'}>
      {links.map((link, place) => (
        <NewsCardGrid
          key={link.id}
          link={link}
          now={now}
          mode={place < openingCount ? 'full' : 'compact'}
          teaser={link.teaser}
          hasHeadlines={place === 0}
        />
      ))}
    </div>
  )
}

type CardProps = {
  link: ShownLink
  now: Date
  /** The title of the story that the link represents. */
  title?: string
  /** Who else covers the story. */
  teaser?: ShownTeaser | null
}

/**
 * One link of a grid; the compact mode hides picture and description, the text mode only the picture. `hasHeadlines`:
 * shows the headlines of the story's other outlets below who covers it.
 */
export function NewsCardGrid({
  link,
  now,
  mode,
  title,
  kicker,
  teaser,
  hasHeadlines = false,
}: CardProps & { mode: 'full' | 'text' | 'compact'; kicker?: ReactNode; hasHeadlines?: boolean }) {
  const page = useLanguage()
  return (
    <article className="card">
      {mode === 'full' ? <NewsPicture link={link} /> : null}
      {kicker}
      <h3>
        <ArticleLink link={link} arrivedAt={link.createdAt}>
          {title}
        </ArticleLink>
        {mode === 'compact' ? <CorrectedMark correction={link.correction} now={now} /> : null}
      </h3>
      {mode !== 'compact' && link.description ? (
        <p className="about" {...headlineLanguage(link.description, link.language, page)}>
          {link.description}
        </p>
      ) : null}
      <Byline link={link} now={now} teaser={teaser} />
      {mode === 'compact' ? null : <CorrectionNote correction={link.correction} now={now} />}
      {teaser && !hasHeadlines ? <StorySides {...teaser} /> : null}
      {hasHeadlines && teaser ? <StoryTeaser teaser={teaser} now={now} /> : null}
    </article>
  )
}

/** `borrowed`: another outlet's description, with its name. */
export function NewsCardLarge({
  link,
  now,
  title,
  borrowed,
  teaser,
}: CardProps & { borrowed?: Sentences | null }) {
  const language = useLanguage()
  return (
    <article className={link.picture ? 'lead with-picture' : 'lead'}>
      <NewsPicture link={link} place="lead" />
      <div className="lead-head">
        <Kicker link={link} />
        <h2>
          <ArticleLink link={link} arrivedAt={link.createdAt}>
            {title}
          </ArticleLink>
        </h2>
      </div>
      <div className="lead-text">
        <Standfirst link={link} borrowed={borrowed} />
        <Byline link={link} now={now} teaser={teaser} />
        <CorrectionNote correction={link.correction} now={now} />
        <p className="more">
          <ArticleLink link={link} label={words.readArticle(language)} />
        </p>
      </div>
      {teaser ? <StoryTeaser teaser={teaser} now={now} /> : null}
    </article>
  )
}

type SectionProps = {
  category: { name: string; slug: string }
  items: ShownItem[]
  now: Date
  /** A section of texts shows descriptions in the space that a picture takes in the section beside it. */
  look: 'picture' | 'text'
}

/** A category on the front page: its first links by headline, the first one larger, and a link to all of them. */
export function CategorySection({ category, items, now, look }: SectionProps) {
  const language = useLanguage()
  const href = useSitePath()('/category/:slug', { slug: category.slug })
  const hidden = (text: string) => (
    <span key="hidden" className="hidden">
      {text}
    </span>
  )
  const headingId = `in-${category.slug}`
  return (
    <section className={`section of-${look}`} aria-labelledby={headingId} data-region={headingId}>
      <header className="head">
        <h2 id={headingId}>
          <a href={href}>{category.name}</a>
        </h2>
        <a href={href}>{words.more(language, { category: category.name, hidden })}</a>
      </header>
      {items.map((item, place) => (
        <NewsCardGrid
          key={item.link.id}
          link={item.link}
          now={now}
          title={item.story?.title}
          mode={look === 'text' ? 'text' : place === 0 ? 'full' : 'compact'}
          teaser={item.teaser}
        />
      ))}
    </section>
  )
}

type ListProps = { links: ShownLink[]; thumbnailsFor: string; now: Date }

/** Time, title and source; thumbnails only for links of the category named `thumbnailsFor`. */
export function NewsListBlock({ links, thumbnailsFor, now }: ListProps) {
  const page = useLanguage()
  return (
    <ol className="list">
      {links.map(link => (
        <li key={link.id}>
          <Clock at={link.createdAt} now={now} />
          {link.categorySlug === thumbnailsFor ? <NewsPicture link={link} place="thumbnail" /> : null}
          <h3>
            <ArticleLink link={link} arrivedAt={link.createdAt} />
            <CorrectedMark correction={link.correction} now={now} />
          </h3>
          <p className="by">
            <b {...headlineLanguage(link.source, null, page)}>{link.source}</b>{' '}
            {link.teaser ? <StoryCount teaser={link.teaser} /> : null}
          </p>
        </li>
      ))}
    </ol>
  )
}
