// Near duplicates as the product detects them: the articles of all groups together, in order of publication, through a
// database. Even and odd groups are scored separately: rules are tuned only on the even ones.
import { join } from 'node:path'
import { canonicalUrl } from '../../src/address/canonical-url.ts'
import type { NewArticle } from '../../src/domain/duplicates/judge-articles.ts'
import { cleanDescription } from '../../src/text/clean-description.ts'
import { cleanTitle } from '../../src/text/clean-title.ts'
import { readJsonLines } from './corpus-files.ts'
import { type Judged as JudgedOf, judgeStream } from './judge-stream.ts'
import type { Score } from './score.ts'
import { withOwnDatabase } from './with-own-database.ts'

type Given = { url: string; title: string; publishedAt: string; source: string; description?: string | null }
type Kind = 'same host' | 'syndicated' | 'template'
type Article = NewArticle & { group: string; kind: Kind; isTuned: boolean }
type Judged = JudgedOf<Article>

// A later repetition of an outlet's headline counts as the next issue of a series unless text or picture show
// otherwise; this data has neither.
const sameArticleWithinMs = 16 * 3_600_000

export async function scoreDuplicates(folder: string): Promise<Score[]> {
  const dedup = join(folder, 'dedup/dedup-dev')
  const same = readJsonLines<Given[]>(join(dedup, 'same-host-same-title.jsonl'))
  const syndicated = readJsonLines<{ articles: Given[] }>(join(dedup, 'syndicated-groups.jsonl'))
  const templates = readJsonLines<{ articles: Given[] }>(
    join(dedup, 'recurring-template-hard-negatives.jsonl'),
  )
  const articles = [
    ...toArticles('same host', same),
    ...toArticles(
      'syndicated',
      syndicated.map(group => group.articles),
    ),
    ...toArticles(
      'template',
      templates.map(group => group.articles),
    ),
  ].toSorted((a, b) => a.publishedAt.getTime() - b.publishedAt.getTime())
  const judged = await withOwnDatabase(db => judgeStream(db, articles))
  return [
    scoreGroups(judged.filter(isSoon(judged)), 'same host', {
      name: 'an outlet repeats a headline within 16 hours: detected',
      least: 0.97,
    }),
    scoreGroups(judged.filter(isLater(judged)), 'same host', {
      name: 'an outlet repeats a headline later, no text or picture: detected (all of them in the gold)',
      least: 0,
    }),
    scoreGroups(judged, 'syndicated', { name: 'one agency text at several outlets: detected', least: 0.9 }),
    scoreTemplates(judged),
  ].flat()
}

function isSoon(judged: Judged[]): (one: Judged) => boolean {
  const times = Map.groupBy(judged, ({ article }) => article.group)
  return ({ article }) => {
    const at = (times.get(article.group) ?? []).map(one => one.article.publishedAt.getTime())
    return Math.max(...at) - Math.min(...at) <= sameArticleWithinMs
  }
}

function isLater(judged: Judged[]): (one: Judged) => boolean {
  const isSoonOne = isSoon(judged)
  return one => !isSoonOne(one)
}

function toArticles(kind: Kind, groups: Given[][]): Article[] {
  return groups.flatMap((group, number) =>
    group.map(({ url, title, publishedAt, source, description }) => {
      const clean = cleanTitle(title, [source, new URL(url).hostname])
      const canonical = canonicalUrl(url)
      return {
        kind,
        group: `${kind} ${number}`,
        isTuned: number % 2 === 0,
        url,
        canonicalUrl: canonical.ok ? canonical.url : url,
        source,
        outletId: null,
        title: clean,
        description: cleanDescription(description ?? '', clean),
        imageUrl: '',
        publishedAt: new Date(publishedAt),
      }
    }),
  )
}

function scoreGroups(
  judged: Judged[],
  kind: Kind,
  { name, least }: { name: string; least: number },
): Score[] {
  const groups = Map.groupBy(
    judged.filter(({ article }) => article.kind === kind),
    ({ article }) => article.group,
  )
  const missed = [...groups.values()].filter(group => group.filter(({ of }) => of === null).length > 1)
  return [false, true].map(isTuned => {
    const counted = [...groups.values()].filter(group => group[0]?.article.isTuned === isTuned)
    const wrong = counted.filter(group => missed.includes(group))
    return {
      name: `${name}, ${isTuned ? 'tuned' : 'held out'}`,
      right: counted.length - wrong.length,
      of: counted.length,
      least,
      notes: wrong.map(group => group.map(({ article }) => `${article.title} (${article.url})`).join(' · ')),
    }
  })
}

function scoreTemplates(judged: Judged[]): Score[] {
  const issues = judged.filter(({ article }) => article.kind === 'template')
  const groups = Map.groupBy(issues, ({ article }) => article.group)
  return [false, true].map(isTuned => {
    const counted = [...groups.values()].filter(group => group[0]?.article.isTuned === isTuned)
    const merged = counted.filter(group =>
      group.some(({ article, of }) => of !== null && of.url !== article.url),
    )
    return {
      name: `issues of a recurring headline: kept separate, ${isTuned ? 'tuned' : 'held out'}`,
      right: counted.length - merged.length,
      of: counted.length,
      least: 0.97,
      notes: merged.flat().flatMap(({ article, of }) => (of ? [`${article.title} is ${of.title}`] : [])),
    }
  })
}
