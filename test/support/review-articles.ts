import { join } from 'node:path'
import { readJsonLines } from '../../bench/corpus/corpus-files.ts'
import { cleanTitle } from '../../src/text/clean-title.ts'

/** An article of a review set. Articles with the same `story` belong to one story. */
export type ReviewArticle = {
  title: string
  source: string
  description: string
  section: string
  story: string | null
}

type Given = {
  title: string
  source: string
  description: string | null
  publishedAt: string
  category?: string
  story?: string
}

const sectionOf: Record<string, string> = {
  sports: 'sports',
  business: 'business',
  technology: 'technology',
  science: 'technology',
  world: 'world',
  nation: 'politics',
  politics: 'politics',
}

const storyArticles = 140

/** `count` real articles in order of publication, with stories of several outlets spread among single articles. */
export function readReviewArticles(folder: string, count: number): ReviewArticle[] {
  const covered = readJsonLines<Given>(
    join(folder, 'clusters/google-clusters-newssphere-2025/gold-dev.jsonl'),
  ).slice(0, storyArticles)
  const single = readJsonLines<Given>(join(folder, 'news-dev-india-8k.jsonl.gz'))
    .toSorted((a, b) => a.publishedAt.localeCompare(b.publishedAt))
    .slice(-(count - covered.length))
  const step = Math.floor(single.length / covered.length)
  return single.flatMap((article, n) => {
    const another = n % step === 0 ? covered[n / step] : undefined
    return another ? [toArticle(another, n), toArticle(article, n)] : [toArticle(article, n)]
  })
}

function toArticle(
  { title, source, description, category = '', story = '' }: Given,
  n: number,
): ReviewArticle {
  // Spreads articles without a known section over several, so that one section does not get them all.
  const others = ['latest-headlines', 'opinion', 'videos']
  return {
    title: cleanTitle(title.replace(/ - [^-]{2,40}$/, ''), []),
    source,
    description: description ?? '',
    section: sectionOf[category] ?? (story ? 'politics' : (others[n % others.length] ?? '')),
    story: story || null,
  }
}
