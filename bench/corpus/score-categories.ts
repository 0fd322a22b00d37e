// Categories by content: each headline's category is the list from which it was crawled. Learnt from the first half in time and
// scored on the second; and by the shipped words alone, on all. Lists overlap: an article about an actor's tax stands in either.
import { join } from 'node:path'
import { type CategorizedArticle, listSigns } from '../../src/domain/categories/article-signs.ts'
import { decideCategory } from '../../src/domain/categories/decide-category.ts'
import {
  type LearntCounts,
  nothingLearnt,
  openCategoryJudge,
} from '../../src/domain/categories/judge-category.ts'
import { stripOutletName } from '../../src/text/clean-title.ts'
import { readJsonLines } from './corpus-files.ts'
import { addKind, kindNotes, type Score } from './score.ts'

type Row = {
  title: string
  url: string
  source: string
  description: string | null
  publishedAt: string
  category: string
}
type Labelled = { article: CategorizedArticle; list: string }

/** The feed's category of every headline: no list has it, so that a headline is sure only by what it says. */
const usual = 'usual'

export function scoreCategories(folder: string): Score[] {
  const rows = readJsonLines<Row>(join(folder, 'news-dev-india-8k.jsonl.gz'))
  const labelled = rows.toSorted((a, b) => (a.publishedAt < b.publishedAt ? -1 : 1)).map(toLabelled)
  const half = Math.floor(labelled.length / 2)
  const learnt = learn(labelled.slice(0, half))
  return [
    ...scoreJudge(labelled.slice(half), { learnt, name: 'learnt from the first half', sureLeast: 0.9 }),
    // The list "general" is of no topic, so that only chance finds it.
    ...scoreJudge(labelled, { learnt: nothingLearnt, name: 'shipped words only', sureLeast: 0.7 }),
  ]
}

function toLabelled({ title, url, source, description, category }: Row): Labelled {
  const cleaned = stripOutletName(title, [source, URL.parse(url)?.hostname ?? ''])
  return {
    article: { title: cleaned, url, description: description ?? '', tags: [], language: 'en' },
    list: category,
  }
}

function learn(labelled: Labelled[]): LearntCounts {
  const articles = new Map<string, number>()
  const signs = new Map<string, Map<string, number>>()
  for (const { article, list } of labelled) {
    articles.set(list, (articles.get(list) ?? 0) + 1)
    for (const { key } of listSigns(article)) {
      const counts = signs.get(key) ?? new Map<string, number>()
      signs.set(key, counts.set(list, (counts.get(list) ?? 0) + 1))
    }
  }
  return { articles, signs }
}

function scoreJudge(
  labelled: Labelled[],
  { learnt, name, sureLeast }: { learnt: LearntCounts; name: string; sureLeast: number },
): Score[] {
  const lists = [...new Set(labelled.map(({ list }) => list))].map(list => ({ id: list, slug: list }))
  const categories = [...lists, { id: usual, slug: usual }]
  const judge = openCategoryJudge(categories, learnt)
  const kinds = new Map<string, string[]>()
  const judged = labelled.flatMap(({ article, list }) => {
    const judgement = decideCategory(article, { judge, usual, categories })
    if (!judgement?.isSure) return []
    if (judgement.category !== list) addKind(kinds, `${list}, judged ${judgement.category}`, article.title)
    return [judgement.category === list]
  })
  const right = judged.filter(isRight => isRight).length
  return [
    {
      name: `categories, ${name}: sure`,
      right: judged.length,
      of: labelled.length,
      least: sureLeast,
      notes: [],
    },
    {
      name: `categories, ${name}: right where sure`,
      right,
      of: judged.length,
      least: 0.95,
      notes: kindNotes(kinds),
    },
  ]
}
