// Simulates outlets with the headline of each article of the replay: they move the article to another address within
// hours, and publish the next issue under the same headline one, two and three days later, with its own text or
// picture, or with only the headline. The copies are made here; the headlines, texts and pictures are real.
import { join } from 'node:path'
import { canonicalUrl } from '../../src/address/canonical-url.ts'
import type { NewArticle } from '../../src/domain/duplicates/judge-articles.ts'
import { cleanDescription } from '../../src/text/clean-description.ts'
import { cleanTitle } from '../../src/text/clean-title.ts'
import { type Judged, judgeStream } from './judge-stream.ts'
import type { Score } from './score.ts'
import { type ReplayedArticle, readPolls } from './score-replay.ts'
import { withOwnDatabase } from './with-own-database.ts'

type Kind = 'original' | 'moved' | 'next'
type Article = NewArticle & { base: number; kind: Kind }

const hourMs = 3_600_000
const movedAfterMs = [0.5, 3, 8, 12].map(hours => hours * hourMs)
const nextAfterMs = [18, 24, 48, 71].map(hours => hours * hourMs)

export async function scoreSeries(folder: string): Promise<Score[]> {
  const polls = readPolls(join(folder, 'replay/dev'))
  const unique = new Map(polls.flatMap(({ articles }) => articles.map(article => [article.url, article])))
  const originals = [...unique.values()].map(toOriginal)
  const described = originals.filter(({ description }) => description !== '')
  const articles = originals
    .flatMap((original, n) => [
      original,
      toMoved(original, movedAfterMs[n % movedAfterMs.length] ?? 0),
      toNext(original, {
        afterMs: nextAfterMs[n % nextAfterMs.length] ?? 0,
        another: described[(n + 1) % described.length] ?? original,
      }),
    ])
    .toSorted((a, b) => a.publishedAt.getTime() - b.publishedAt.getTime())
  const judged = await withOwnDatabase(db => judgeStream(db, articles))
  return [
    score(judged, 'moved', { name: 'articles moved within hours: held', isRight: isOfItsOwn, least: 0.96 }),
    score(judged, 'next', {
      name: 'next issues of a series under one headline: not held',
      isRight: one => !isOfItsOwn(one),
      least: 0.99,
    }),
  ]
}

function toOriginal(given: ReplayedArticle, base: number): Article {
  const { url, urlToImage, description, publishedAt } = given
  const title = cleanTitle(given.title, [new URL(url).hostname])
  const canonical = canonicalUrl(url)
  return {
    base,
    kind: 'original',
    title,
    description: cleanDescription(description ?? '', title),
    imageUrl: urlToImage ?? '',
    url,
    canonicalUrl: canonical.ok ? canonical.url : url,
    source: '',
    outletId: null,
    publishedAt: new Date(publishedAt),
  }
}

function toMoved(original: Article, afterMs: number): Article {
  return { ...elsewhere(original, 'moved', afterMs), kind: 'moved' }
}

function toNext(original: Article, { afterMs, another }: { afterMs: number; another: Article }): Article {
  const issue: Article = { ...elsewhere(original, 'next', afterMs), kind: 'next' }
  const { description, imageUrl } = another
  switch (original.base % 3) {
    case 0:
      return { ...issue, description: '', imageUrl: '' }
    case 1:
      // A series may use one picture for all its issues.
      return { ...issue, description }
    default:
      return { ...issue, description: '', imageUrl }
  }
}

function elsewhere(original: Article, name: string, afterMs: number): Article {
  const { origin } = new URL(original.url)
  const url = `${origin}/${name}/${original.base}`
  return {
    ...original,
    url,
    canonicalUrl: url,
    publishedAt: new Date(original.publishedAt.getTime() + afterMs),
  }
}

function isOfItsOwn({ article, of }: Judged<Article>): boolean {
  return of?.title === article.title
}

function score(
  judged: Judged<Article>[],
  kind: Kind,
  { isRight, ...rest }: { name: string; isRight: (one: Judged<Article>) => boolean; least: number },
): Score {
  const counted = judged.filter(({ article }) => article.kind === kind)
  const wrong = counted.filter(one => !isRight(one))
  return {
    ...rest,
    right: counted.length - wrong.length,
    of: counted.length,
    notes: wrong.map(({ article }) => `${article.title} (${article.url})`),
  }
}
