import { primaryLanguageName } from '../../domain/editions/primary-language-name.ts'
import type { StoryLink } from '../../domain/stories/story.ts'
import { headlineLanguage } from '../../text/detect-language.ts'
import type { Language } from '../../text/language.ts'
import { selectCase } from '../../text/select-case.ts'
import { useLanguage } from '../../ui/language/language-context.ts'
import { ArticleLink, dot } from '../../ui/news/headline-lines.tsx'
import { squares } from '../../ui/news/story-teaser.tsx'
import { ExactTime } from '../../ui/time/shown-time.tsx'
import * as countWords from '../../words/counts.ts'
import * as cardWords from '../../words/news-cards.ts'
import * as spectrumWords from '../../words/spectrum.ts'
import * as words from '../../words/story-page.ts'
import {
  type GroupName,
  groupHeadlines,
  type HeadlineGroup,
  type HeadlinePart,
  markOwnWords,
} from './headline-groups.ts'

// The headlines of each group that stand beside those of the others; the rest is folded.
const shownMax = 5
// More squares than fit beside the name of a side cannot be counted at a glance.
const marksMax = 8

type Props = { links: StoryLink[]; isFirstPage: boolean }

/** Every article of a story, newest first: those of each side, language or owner beside those of the others. */
export function StoryHeadlines({ links, isFirstPage }: Props) {
  const language = useLanguage()
  const groups = groupHeadlines(links)
  const marked = markOwnWords(groups)
  return (
    <section className="all-headlines" aria-labelledby="headlines">
      <header className="head">
        <h2 id="headlines">{isFirstPage ? words.everyHeadline(language) : words.olderHeadlines(language)}</h2>
        {marked.size > 0 ? (
          <label>
            <input type="checkbox" id="own-words" autoComplete="off" /> {words.markOwnWords(language)}
          </label>
        ) : null}
      </header>
      {groups.length > 0 ? (
        <div className={`told-by of-${groups.length}`} data-region="story-headlines">
          {groups.map(group => (
            <Group key={nameOf(group.name, language)} group={group} marked={marked} />
          ))}
        </div>
      ) : (
        <ol className="story-headlines" data-region="story-headlines">
          {links.map(link => (
            <Headline key={link.id} link={link} marks={marksOf(link, language)} />
          ))}
        </ol>
      )}
    </section>
  )
}

type GroupProps = { group: HeadlineGroup; marked: Map<string, HeadlinePart[]> }

/** One headline too many is shown instead of being folded: "1 more headline" is no shorter. */
function Group({ group: { name, links }, marked }: GroupProps) {
  const language = useLanguage()
  const label = nameOf(name, language)
  const count = new Set(links.map(({ source }) => source)).size
  const shown = links.length === shownMax + 1 ? links : links.slice(0, shownMax)
  const rest = links.slice(shown.length)
  const draw = (link: StoryLink) => (
    <Headline
      key={link.id}
      link={link}
      group={name}
      parts={marked.get(link.id)}
      marks={marksOf(link, language, name)}
    />
  )
  return (
    <section aria-label={label}>
      <h3 className="told">
        {label} <i aria-hidden="true">{squares(count, marksMax)}</i>{' '}
        <small>{countWords.outlets(language, { count })}</small>
      </h3>
      <ol className="story-headlines">{shown.map(draw)}</ol>
      {rest.length > 0 ? (
        <details>
          <summary>{words.moreHeadlines(language, { count: rest.length })}</summary>
          <ol className="story-headlines">{rest.map(draw)}</ol>
        </details>
      ) : null}
    </section>
  )
}

function nameOf(name: GroupName, language: Language): string {
  switch (name.by) {
    case 'side':
      return name.side ? cardWords.side(language, { side: name.side }) : spectrumWords.notRated(language)
    case 'language':
      return primaryLanguageName(name.language, language)
    case 'owner':
      return name.owner ?? words.otherOutlets(language)
  }
}

/** What the group's name does not say already: a finer lean, another language, and whether the text is an agency's. */
function marksOf({ title, language, isCopy, lean }: StoryLink, page: Language, group?: GroupName): string[] {
  const isFiner = lean === 'lean-left' || lean === 'lean-right'
  const { lang } = headlineLanguage(title, language, page)
  return [
    group?.by === 'side' && isFiner ? words.rated(page, { lean: selectCase(lean) }) : '',
    lang && group?.by !== 'language' ? primaryLanguageName(lang, page) : '',
    isCopy ? words.agencyCopy(page) : '',
  ].filter(Boolean)
}

type HeadlineProps = {
  link: StoryLink
  marks: string[]
  group?: GroupName
  parts?: HeadlinePart[]
}

function Headline({ link, marks, group, parts }: HeadlineProps) {
  const page = useLanguage()
  const { source, publishedAt } = link
  const Level = group ? 'h4' : 'h3'
  return (
    <li>
      <Level>
        <ArticleLink link={link}>{parts ? <Parts parts={parts} /> : null}</ArticleLink>
      </Level>
      <p className="by">
        <span className="from">
          <b {...headlineLanguage(source, null, page)}>{source}</b>
          {marks.map(mark => dot + mark).join('')}
        </span>{' '}
        <ExactTime at={publishedAt} />
      </p>
    </li>
  )
}

/**
 * The stylesheet marks the words once the reader asks for it, so that it works without a script. A `<mark>` would be read
 * out as highlighted before that, too.
 */
function Parts({ parts }: { parts: HeadlinePart[] }) {
  return parts.map(({ from, text, isOwn }) => (isOwn ? <span key={from}>{text}</span> : text))
}
