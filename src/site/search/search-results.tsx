import type { NewsLink } from '../../domain/news-links/news-link.ts'
import { queryLettersMax } from '../../search/parse-query.ts'
import { ArticleLink } from '../../ui/article-link.tsx'
import { Byline } from '../../ui/byline.tsx'
import { CorrectionNote } from '../../ui/correction-note.tsx'
import { headlineLanguage } from '../../ui/headline-language.ts'
import { NewsPicture } from '../../ui/news-picture.tsx'
import { PageLinks } from '../../ui/page-links.tsx'
import { Marked } from './marked.tsx'
import { resultCount } from './result-count.ts'

type Props = {
  query: string
  found: {
    newsLinks: NewsLink[]
    count: { total: number; capped: boolean }
    isCut: boolean
    newestPath: string | null
    nextPath: string | null
  }
  now: Date
}

export function SearchResults({ query, found, now }: Props) {
  return (
    <section aria-labelledby="results">
      <header className="head">
        <h2 id="results">Search Results</h2>
        <p>{resultCount(found.count)}</p>
      </header>
      {found.isCut ? <p className="empty">{`Searched for the first ${queryLettersMax} letters.`}</p> : null}
      {found.count.total === 0 ? (
        <div className="nothing">
          <h3>No results found</h3>
          <p>
            We couldn't find any articles matching your search criteria. Try using different keywords or
            removing filters.
          </p>
        </div>
      ) : null}
      {found.newsLinks.map(link => (
        <article className="result" key={link.id}>
          <NewsPicture link={link} place="thumbnail" />
          <h3>
            <ArticleLink link={link}>
              <Marked text={link.title} query={query} />
            </ArticleLink>
          </h3>
          <p className="about" {...headlineLanguage(link.description, link.language)}>
            <Marked text={link.description} query={query} />
          </p>
          <Byline link={link} now={now} source={<Marked text={link.source} query={query} />} />
          <CorrectionNote correction={link.correction} now={now} />
        </article>
      ))}
      <PageLinks newestPath={found.newestPath} nextPath={found.nextPath} />
    </section>
  )
}
