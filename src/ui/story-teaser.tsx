import { newTabNoteId } from './article-link.tsx'
import { headlineLanguage } from './headline-language.ts'

/** What is drawn of `domain/stories/story-teasers.ts`. */
export type ShownTeaser = {
  slug: string
  otherOutlets: number
  headlines: { title: string; url: string; source: string; language: string | null }[]
}

/** "and 6 more outlets" below a headline, leading to the story's page, with some of their headlines where there is room. */
export function StoryTeaser({ teaser, mode }: { teaser: ShownTeaser; mode: 'headlines' | 'count' }) {
  const { slug, otherOutlets, headlines } = teaser
  return (
    <div className="story-teaser">
      <p>
        <a
          href={`/story/${slug}`}
        >{`and ${otherOutlets} more ${otherOutlets === 1 ? 'outlet' : 'outlets'}`}</a>
      </p>
      {mode === 'headlines' ? (
        <ul>
          {headlines.map(({ title, url, source, language }) => (
            <li key={url}>
              <a
                href={url}
                target="_blank"
                rel="noopener"
                aria-describedby={newTabNoteId}
                {...headlineLanguage(title, language)}
              >
                {title}
              </a>{' '}
              <span>{source}</span>
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  )
}
