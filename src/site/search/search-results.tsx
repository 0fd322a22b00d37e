import type { NewsLink } from '../../domain/news-links/news-link.ts'
import type { Story } from '../../domain/stories/story.ts'
import { highlight } from '../../search/highlight.ts'
import { queryLettersMax } from '../../search/parse-query.ts'
import { headlineLanguage } from '../../text/detect-language.ts'
import type { Language } from '../../text/language.ts'
import { useInEdition, useLanguage, useSitePath } from '../../ui/language/language-context.ts'
import {
  ArticleLink,
  Byline,
  CorrectionNote,
  NewsPicture,
  type ShownTeaser,
} from '../../ui/news/headline-lines.tsx'
import { PageLinks } from '../../ui/page-links.tsx'
import * as countWords from '../../words/counts.ts'
import * as nameWords from '../../words/page-names.ts'
import * as words from '../../words/search-page.ts'

type Props = {
  query: string
  found: {
    newsLinks: (NewsLink & { teaser: ShownTeaser | null })[]
    stories: Story[]
    count: { total: number; capped: boolean }
    isCut: boolean
    suggested: { query: string; path: string } | null
    everywherePath: string | null
    newestPath: string | null
    nextPath: string | null
  }
  now: Date
}

export function SearchResults({ query, found, now }: Props) {
  const language = useLanguage()
  return (
    <section aria-labelledby="results">
      <header className="head">
        <h2 id="results">{words.results(language)}</h2>
        <p>{resultCount(found.count, language)}</p>
      </header>
      <MatchingStories stories={found.stories} query={query} />
      {found.isCut ? <p className="empty">{words.cutAt(language, { count: queryLettersMax })}</p> : null}
      {found.count.total === 0 ? (
        <div className="nothing">
          <h3>{words.noResults(language)}</h3>
          <Suggestion suggested={found.suggested} />
          <p>{words.advice(language)}</p>
        </div>
      ) : null}
      {found.everywherePath ? (
        <p className="more">
          <a href={found.everywherePath}>{words.everywhere(language)}</a>
        </p>
      ) : null}
      {found.newsLinks.map(link => (
        <article className="result" key={link.id}>
          <NewsPicture link={link} place="thumbnail" />
          <h3>
            <ArticleLink link={link}>
              <Marked text={link.title} query={query} />
            </ArticleLink>
          </h3>
          <p className="about" {...headlineLanguage(link.description, link.language, language)}>
            <Marked text={link.description} query={query} />
          </p>
          <Byline
            link={link}
            now={now}
            source={<Marked text={link.source} query={query} />}
            teaser={link.teaser}
          />
          <CorrectionNote correction={link.correction} now={now} />
        </article>
      ))}
      <PageLinks newestPath={found.newestPath} nextPath={found.nextPath} />
    </section>
  )
}

function Suggestion({ suggested }: Pick<Props['found'], 'suggested'>) {
  const language = useLanguage()
  const to = useInEdition()
  if (!suggested) return null
  const link = (query: string) => (
    <a key="link" href={to(suggested.path)}>
      <bdi>{query}</bdi>
    </a>
  )
  return <p>{words.didYouMean(language, { query: suggested.query, link })}</p>
}

/** Shown above the links, so that a reader who searches for an event reaches all of its coverage with one click. */
function MatchingStories({ stories, query }: { stories: Story[]; query: string }) {
  const language = useLanguage()
  const path = useSitePath()
  if (stories.length === 0) return null
  return (
    <div className="matching-stories">
      <h3>{nameWords.stories(language)}</h3>
      <ul>
        {stories.map(({ id, slug, title, titleLanguage, outletCount }) => (
          <li key={id}>
            <a href={path('/story/:slug', { slug })} {...headlineLanguage(title, titleLanguage, language)}>
              <Marked text={title} query={query} />
            </a>{' '}
            <span className="small">{countWords.outlets(language, { count: outletCount })}</span>
          </li>
        ))}
      </ul>
    </div>
  )
}

function Marked({ text, query }: { text: string; query: string }) {
  let start = 0
  return highlight(text, query).map(part => {
    const key = start
    start += part.text.length
    return part.isMatch ? <mark key={key}>{part.text}</mark> : part.text
  })
}

/** "1,234 articles found"; a count that stopped at its limit shows that there are more: "10,000+". */
export function resultCount(
  { total, capped }: { total: number; capped: boolean },
  language: Language,
): string {
  const write = capped ? countWords.moreArticlesFound : countWords.articlesFound
  return write(language, { count: total })
}
