import type { StoryLink } from '../../domain/stories/story.ts'
import { headlineLanguage } from '../../text/headline-language.ts'
import { selectCase } from '../../text/select-case.ts'
import { useLanguage } from '../../ui/language/language-context.ts'
import { primaryLanguageName } from '../../ui/language/primary-language-name.ts'
import { newTabNoteId } from '../../ui/news/article-link.tsx'
import { dot } from '../../ui/news/dot.ts'
import { ExactTime } from '../../ui/time/exact-time.tsx'
import * as words from '../../words/story-page.ts'

/**
 * Every article of a story, newest first: time, outlet, language, and whether the text is the outlet's own. If any of
 * the story's outlets are rated, each article shows its outlet's lean.
 */
export function StoryHeadlines({ links, hasRatings }: { links: StoryLink[]; hasRatings: boolean }) {
  return (
    <ol className="story-headlines">
      {links.map(link => (
        <Headline key={link.id} link={link} hasRatings={hasRatings} />
      ))}
    </ol>
  )
}

function Headline({ link, hasRatings }: { link: StoryLink; hasRatings: boolean }) {
  const uiLanguage = useLanguage()
  const { title, url, source, language, publishedAt, isCopy, lean } = link
  const spoken = headlineLanguage(title, language, uiLanguage)
  const marks = [
    hasRatings ? words.rated(uiLanguage, { lean: selectCase(lean) }) : '',
    spoken.lang ? primaryLanguageName(spoken.lang, uiLanguage) : '',
    isCopy ? words.agencyCopy(uiLanguage) : '',
  ].filter(Boolean)
  return (
    <li>
      <h3>
        <a href={url} target="_blank" rel="noopener" aria-describedby={newTabNoteId} {...spoken}>
          {title}
        </a>
      </h3>
      <p className="by">
        <span className="from">
          <b>{source}</b>
          {marks.map(mark => dot + mark).join('')}
        </span>{' '}
        <ExactTime at={publishedAt} />
      </p>
    </li>
  )
}
