import { sql } from 'kysely'
import type { Db } from '../../database/connect.ts'
import type { PlacedArticle } from './load-articles.ts'
import type { ArticlePair } from './matching/cluster-articles.ts'

export type Constraints = { together: ArticlePair[]; apart: ArticlePair[] }

/** Editors' decisions about pairs of `articles` that include at least one of `about`, as pairs of place ids, oldest first. */
export async function findConstraints(
  db: Db,
  articles: readonly PlacedArticle[],
  about: readonly PlacedArticle[] = articles,
): Promise<Constraints> {
  const ids = new Map(articles.map(({ id, canonicalUrl }) => [canonicalUrl, id]))
  const urls = [...new Set(about.map(({ canonicalUrl }) => canonicalUrl))]
  const { rows } = await sql<{ kind: string; firstUrl: string; secondUrl: string }>`
    select kind, first_url, second_url from story_constraints
    where first_url = any(${urls}) or second_url = any(${urls}) order by at, id`.execute(db)
  const pairsOf = (kind: string) =>
    rows.flatMap((row): ArticlePair[] => {
      const [first, second] = [ids.get(row.firstUrl), ids.get(row.secondUrl)]
      return row.kind === kind && first && second ? [[first, second]] : []
    })
  return { together: pairsOf('together'), apart: pairsOf('apart') }
}
