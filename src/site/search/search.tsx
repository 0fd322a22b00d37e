import { type PageKey, readPageKey, writePageKey } from '../../domain/fields/page-key.ts'
import type { Settings } from '../../domain/settings/settings.ts'
import { pageContext } from '../../http/page-context.ts'
import type { RouteHandle } from '../../http/route-handle.ts'
import { parseQuery } from '../../search/parse-query.ts'
import { searchNewsLinks } from '../../search/search-news-links.ts'
import { findSuggestion } from '../../search/suggest-needle.ts'
import type { Language } from '../../text/language.ts'
import { useLanguage, useSitePath } from '../../ui/language/language-context.ts'
import * as feedWords from '../../words/feeds.ts'
import * as nameWords from '../../words/page-names.ts'
import * as words from '../../words/search-page.ts'
import { describeFeeds, describeUnindexedPage, languageOf } from '../page-head.ts'
import { findPageTeasers } from '../with-teasers.ts'
import type { Route } from './+types/search'
import { SearchResults } from './search-results.tsx'

type Props = { chosen: { query: string; categorySlug: string }; categories: { name: string; slug: string }[] }

export const handle = {
  sheet: 'search',
  kept: true,
  inEditions: true,
  query: ['q', 'category', 'after'],
  searchesWith: 'q',
} satisfies RouteHandle

// A multiple of the 1, 2 and 4 columns of the grid.
const resultsPerPage = 24

export async function loader({ context, url }: Route.LoaderArgs) {
  const page = context.get(pageContext)
  const { readFromReplica, dependsOn, now } = page
  const given = url.searchParams.get('q')
  const query = parseQuery(given ?? '')
  const categories = await page.findCategories()
  const category = categories.find(({ slug }) => slug === url.searchParams.get('category')) ?? null
  const chosen = { query: query.needle, categorySlug: category?.slug ?? '' }
  // A query in the address, even an empty one, means that a search has been made.
  if (given === null) return { chosen, categories, found: null, now }
  // Another story may match later.
  dependsOn(category ? `news:${category.id}` : 'news', 'stories')
  const after = readPageKey(url.searchParams.get('after'))
  const options = { query, categoryId: category?.id ?? null, edition: page.edition, after }
  // The teasers from the database of the links: another state might lead to a story whose page is gone.
  const { suggestion, ...result } = await readFromReplica(async db => {
    const { newsLinks, ...rest } = await searchNewsLinks(db, { ...options, limit: resultsPerPage })
    const withTeaser = await findPageTeasers(
      { db, dependsOn, now },
      newsLinks.map(({ id }) => id),
    )
    const isMissed = rest.count.total === 0 && query.needle !== '' && after === null
    const suggestion = isMissed ? await findSuggestion(db, { ...options, needle: query.needle }) : null
    return { ...rest, newsLinks: newsLinks.map(withTeaser), suggestion }
  })
  const found = {
    ...result,
    isCut: query.isCut,
    suggested:
      suggestion === null
        ? null
        : { query: suggestion, path: searchPath({ ...chosen, query: suggestion, after: null }) },
    // An edition searches only the links in its language.
    everywherePath: page.edition && searchPath({ ...chosen, after: null }),
    newestPath: after ? searchPath({ ...chosen, after: null }) : null,
    nextPath: result.next ? searchPath({ ...chosen, after: result.next }) : null,
  }
  return { chosen, categories, found, now }
}

export function meta({ matches: [root], loaderData }: Route.MetaArgs) {
  const site = root.loaderData
  const language = languageOf(site)
  const { query = '', categorySlug = '' } = loaderData?.chosen ?? {}
  return [
    ...describeUnindexedPage(site, [query, nameWords.search(language)].filter(Boolean).join(' - ')),
    { name: 'description', content: words.description(language) },
    ...(site && query ? describeFeeds(site, feedOf({ site, query, categorySlug })) : []),
  ]
}

export default function Search({ loaderData }: Route.ComponentProps) {
  const language = useLanguage()
  const { chosen, categories, found, now } = loaderData
  return (
    <main id="main" className={found ? 'page search found' : 'page search'}>
      <header className="title">
        <h1>{nameWords.search(language)}</h1>
      </header>
      <SearchForm chosen={chosen} categories={categories} />
      {found ? <SearchResults query={chosen.query} found={found} now={now} /> : null}
    </main>
  )
}

type Searched = { query: string; categorySlug: string }

function feedOf({ site, ...searched }: Searched & { site: { settings: Settings; language: Language } }) {
  const { siteName } = site.settings
  return {
    feedBase: '/search',
    feedQuery: `?${queryOf(searched)}`,
    title: feedWords.search(site.language, { query: searched.query, siteName }),
  }
}

/** The shareable address of one page of results. */
function searchPath({ after, ...searched }: Searched & { after: PageKey | null }): string {
  const parameters = queryOf(searched)
  if (after) parameters.set('after', writePageKey(after))
  return `/search?${parameters}`
}

function queryOf({ query, categorySlug }: Searched): URLSearchParams {
  return new URLSearchParams({ q: query, ...(categorySlug && { category: categorySlug }) })
}

function SearchForm({ chosen, categories }: Props) {
  const language = useLanguage()
  const path = useSitePath()
  return (
    <search>
      <form action={path('/search')}>
        <label>
          <span>{words.searchArticles(language)}</span>
          <input type="search" name="q" defaultValue={chosen.query} maxLength={200} dir="auto" />
        </label>
        <label>
          <span>{words.category(language)}</span>
          <select name="category" defaultValue={chosen.categorySlug}>
            <option value="">{words.allCategories(language)}</option>
            {categories.map(({ slug, name }) => (
              <option key={slug} value={slug}>
                {name}
              </option>
            ))}
          </select>
        </label>
        <button type="submit">{words.submit(language)}</button>
      </form>
    </search>
  )
}
