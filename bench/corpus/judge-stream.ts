import type { Db } from '../../src/database/connect.ts'
import { findDuplicates, type NewArticle } from '../../src/domain/duplicates/judge-articles.ts'
import { addRow } from '../../test/support/builders.ts'

/** The article of which this one was found to be a duplicate. */
export type Judged<Article> = { article: Article; of: Article | null }

const batchLength = 50

/** Judges articles in the given order; each is compared with the earlier ones that were not duplicates. */
export async function judgeStream<Article extends NewArticle>(
  db: Db,
  articles: Article[],
): Promise<Judged<Article>[]> {
  const byUrl = new Map<string, Article>()
  const byId = new Map<string, Article>()
  const judged: Judged<Article>[] = []
  for (let from = 0; from < articles.length; from += batchLength) {
    const batch = articles.slice(from, from + batchLength)
    const found = await findDuplicates(db, batch, new Map())
    for (const article of batch) {
      const twin = byUrl.get(article.canonicalUrl)
      const of = found.get(article.canonicalUrl)?.of
      const alike = of?.kind === 'given' ? byUrl.get(of.canonicalUrl) : of ? byId.get(of.id) : undefined
      judged.push({ article, of: twin ?? alike ?? null })
      if (!twin) byUrl.set(article.canonicalUrl, article)
      if (!twin && !alike) byId.set(await keep(db, article), article)
    }
  }
  return judged
}

async function keep(db: Db, article: NewArticle): Promise<string> {
  const { title, description, imageUrl, url, canonicalUrl, source, publishedAt } = article
  const text = { title, description, imageUrl, url, canonicalUrl, source, publishedAt }
  const { id } = await addRow(db, 'entries', { ...text, identity: url, status: 'waiting' })
  return id
}
