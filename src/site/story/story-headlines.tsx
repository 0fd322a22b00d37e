import type { StoryLink } from '../../domain/stories/story.ts'
import { languageName } from '../../ui/language-name.ts'
import { newTabNoteId } from '../../ui/news/article-link.tsx'
import { headlineLanguage } from '../../ui/news/headline-language.ts'
import { ExactTime } from '../../ui/time/exact-time.tsx'

/** Every article of a story, newest first: when, which outlet, in which language, and whether it is its own text. */
export function StoryHeadlines({ links }: { links: StoryLink[] }) {
  return (
    <ol className="story-headlines">
      {links.map(link => (
        <Headline key={link.id} link={link} />
      ))}
    </ol>
  )
}

function Headline({ link: { title, url, source, language, publishedAt, isCopy } }: { link: StoryLink }) {
  const spoken = headlineLanguage(title, language)
  const marks = [spoken.lang ? languageName(spoken.lang) : '', isCopy ? "agency's copy" : ''].filter(Boolean)
  return (
    <li>
      <h3>
        <a href={url} target="_blank" rel="noopener" aria-describedby={newTabNoteId} {...spoken}>
          {title}
        </a>
      </h3>
      <p className="by">
        <b>{source}</b>
        {marks.length > 0 ? ` · ${marks.join(' · ')}` : ''} <ExactTime at={publishedAt} />
      </p>
    </li>
  )
}
