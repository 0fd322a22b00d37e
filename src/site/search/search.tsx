import { pageContext } from '../../http/page-context.ts'
import type { RouteHandle } from '../../http/route-handle.ts'
import { type PageKey, readPageKey, resultsPerPage, writePageKey } from '../../search/page-key.ts'
import { parseQuery } from '../../search/parse-query.ts'
import { searchReplica } from '../../search/search-replica.ts'
import { useLanguage } from '../../ui/language/language-context.ts'
import * as nameWords from '../../words/page-names.ts'
import * as words from '../../words/search-page.ts'
import { describeUnindexedPage, languageOf } from '../page-head.ts'
import { findPageTeasers } from '../with-teasers.ts'
import type { Route } from './+types/search'
import { SearchForm } from './search-form.tsx'
import { SearchResults } from './search-results.tsx'

export const handle = {
  kept: true,
  inEditions: true,
  query: ['q', 'category', 'after'],
} satisfies RouteHandle

export async function loader({ context, url }: Route.LoaderArgs) {
  const page = context.get(pageContext)
  const { db, replica, wait, dependsOn, now } = page
  const given = url.searchParams.get('q')
  const query = parseQuery(given ?? '')
  const categories = await page.findCategories()
  const category = categories.find(({ slug }) => slug === url.searchParams.get('category')) ?? null
  const chosen = { query: query.needle, categorySlug: category?.slug ?? '' }
  // The first search has been run when the address carries a query, be it an empty one.
  if (given === null) return { chosen, categories, found: null, now }
  // Another story may match tomorrow.
  dependsOn(category ? `news:${category.id}` : 'news', 'stories')
  const after = readPageKey(url.searchParams.get('after') ?? '')
  const result = await searchReplica(
    { db, replica, wait },
    { query, categoryId: category?.id ?? null, edition: page.edition, after, limit: resultsPerPage },
  )
  const withTeaser = await findPageTeasers(
    { db: replica, dependsOn },
    result.newsLinks.map(({ id }) => id),
  )
  const found = {
    ...result,
    newsLinks: result.newsLinks.map(withTeaser),
    isCut: query.isCut,
    newestPath: after ? searchPath({ ...chosen, after: null }) : null,
    nextPath: result.next ? searchPath({ ...chosen, after: result.next }) : null,
  }
  return { chosen, categories, found, now }
}

export function meta({ matches: [root] }: Route.MetaArgs) {
  const language = languageOf(root.loaderData)
  return [
    ...describeUnindexedPage(root.loaderData, nameWords.search(language)),
    { name: 'description', content: words.description(language) },
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

type Chosen = { query: string; categorySlug: string; after: PageKey | null }

/** The address of one page of results, fit to be shared. */
function searchPath({ query, categorySlug, after }: Chosen): string {
  const parameters = new URLSearchParams({ q: query })
  if (categorySlug) parameters.set('category', categorySlug)
  if (after) parameters.set('after', writePageKey(after))
  return `/search?${parameters}`
}
