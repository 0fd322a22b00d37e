import { join } from 'node:path'
import { readJsonLines } from '../corpus-scores/corpus-files.ts'

/** An article of a review set. `story`: those with one name are of one story. */
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

/** So many real articles, the stories of several outlets strewn among single ones; the order is that of their publication. */
export function readReviewArticles(folder: string, count: number): ReviewArticle[] {
  const told = readJsonLines<Given>(
    join(folder, 'clusters/google-clusters-newssphere-2025/gold-dev.jsonl'),
  ).slice(0, storyArticles)
  const alone = readJsonLines<Given>(join(folder, 'news-dev-india-8k.jsonl.gz'))
    .toSorted((a, b) => a.publishedAt.localeCompare(b.publishedAt))
    .slice(-(count - told.length))
  const step = Math.floor(alone.length / told.length)
  return alone.flatMap((article, n) => {
    const another = n % step === 0 ? told[n / step] : undefined
    return another ? [toArticle(another, n), toArticle(article, n)] : [toArticle(article, n)]
  })
}

function toArticle(
  { title, source, description, category = '', story = '' }: Given,
  n: number,
): ReviewArticle {
  // Without this every article that names no section of ours would be in one.
  const others = ['latest-headlines', 'opinion', 'videos']
  return {
    title: title.replace(/ - [^-]{2,40}$/, ''),
    source,
    description: description ?? '',
    section: sectionOf[category] ?? (story ? 'politics' : (others[n % others.length] ?? '')),
    story: story || null,
  }
}
