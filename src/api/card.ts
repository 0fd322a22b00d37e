import { findCategoryByFormerSlug } from '../domain/categories/category-queries.ts'
import { listArticleGroups, outletsOf } from '../domain/stories/article-groups.ts'
import { findStory } from '../domain/stories/story-queries.ts'
import { nameOutlets } from '../domain/stories/voices/write-coverage.ts'
import { type PageContext, pageContext } from '../http/page-context.ts'
import type { RouteHandle } from '../http/route-handle.ts'
import { accentColors, groundColors } from '../ui/theme/theme-css.ts'
import * as feedWords from '../words/feeds.ts'
import * as nameWords from '../words/page-names.ts'
import type { Route } from './+types/card'

export const handle = { kept: true, inEditions: true } satisfies RouteHandle

const pages = new Map([
  ['index', nameWords.allHeadlines],
  ['today', nameWords.today],
  ['stories', nameWords.stories],
  ['about', nameWords.about],
  ['contact', nameWords.contact],
  ['privacy', nameWords.privacy],
  ['terms', nameWords.terms],
  ['corrections', nameWords.corrections],
  ['editorial-log', nameWords.editorialLog],
  ['about-ratings', feedWords.aboutRatings],
])

const fromAnywhere = { 'Cross-Origin-Resource-Policy': 'cross-origin' }

/**
 * `/card/story/SLUG.png`: a picture for pages without one, for link previews on other sites. The address names a page and no
 * text, so strangers cannot make us draw their words; the page cache bounds how many cards are kept. A merged story and
 * the former slug of a category redirect to the card of the present one.
 */
export async function loader({ context, params }: Route.LoaderArgs): Promise<Response> {
  const page = context.get(pageContext)
  page.dependsOn('settings')
  const settings = await page.findSettings()
  const words = await findWords(page, { ...params, tagline: settings.tagline })
  if (words && 'moved' in words)
    return new Response(null, { status: 301, headers: { ...fromAnywhere, Location: words.moved } })
  const { siteName, primaryColor } = settings
  const paper = groundColors(primaryColor).light
  const colors = { paper, accent: accentColors(primaryColor).light.used }
  const png = words && (await page.outside.drawCard({ siteName, colors, ...words }))
  if (!png) {
    page.noStore()
    return new Response(null, { status: 404 })
  }
  return new Response(new Uint8Array(png), { headers: { 'Content-Type': 'image/png', ...fromAnywhere } })
}

const namesMax = 3

async function findWords(
  { db, dependsOn, edition, findCategories, language }: PageContext,
  { kind, name: file, tagline }: { kind: string; name: string; tagline: string },
): Promise<{ title: string; about: string } | { moved: string } | null> {
  const name = /^(?<name>.+)\.png$/.exec(file)?.groups?.name
  if (!name) return null
  if (kind === 'story') {
    const found = await findStory(db, name, edition)
    if (!found) return null
    if (found.is === 'moved') return { moved: `/card/story/${found.slug}.png` }
    dependsOn(`story:${found.story.id}`, 'outlets')
    const outlets = outletsOf(await listArticleGroups(db, name))
    return { title: found.story.title, about: nameOutlets(outlets, { max: namesMax, language }) }
  }
  if (kind === 'category') {
    dependsOn('categories')
    const category = (await findCategories()).find(({ slug }) => slug === name)
    if (category) return { title: category.name, about: tagline }
    const moved = await findCategoryByFormerSlug(db, name)
    return moved && { moved: `/card/category/${moved.slug}.png` }
  }
  if (kind !== 'page') return null
  const title = name === 'front' ? tagline : pages.get(name)?.(language)
  return title ? { title, about: '' } : null
}
