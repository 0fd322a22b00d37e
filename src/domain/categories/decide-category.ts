// Decides by an opinion which category an article gets and why. Everything asks it: polls, the queue, pasted articles, tips and
// the form of an article.

import { writtenWords } from '../duplicates/headline-words.ts'
import type { CategoryReason } from '../reasons/category-reason.ts'
import { slugWords, stemOfWritten } from '../stories/matching/story-words.ts'
import type { CategorizedArticle } from './article-signs.ts'
import {
  type CategoryJudge,
  type CategoryOpinion,
  categoriesOfTopics,
  type JudgedCategory,
  type SignFor,
} from './judge-category.ts'

/** `isSure`: the article gets this category; otherwise it keeps its feed's or outlet's, and an editor chooses. */
export type CategoryJudgement = { category: string; isSure: boolean; because: CategoryReason }

// On 4,000 later headlines of an open collection, 95 % are sure from .8 on and 96 % of those are right; of the headlines
// between the two bounds, half are (`npm run corpus -- DIR categories`).
const sureShare = 0.8
const doubtfulShare = 0.5

/** A headline of one word, or one word that all headlines have, decides nothing. */
const sureWordsLeast = 2
const wordsNamed = 3

type Judged = Parameters<CategoryJudge>[0]

/** Null if the content does not say where the article belongs, or only weakly that it belongs where it is. */
export function decideCategory(
  article: Judged,
  { judge, usual, categories }: { judge: CategoryJudge; usual: string | null; categories: JudgedCategory[] },
): CategoryJudgement | null {
  const opinion = judge(article, usual)
  if (!opinion || opinion.share < doubtfulShare) return null
  const isSure = opinion.share >= sureShare && hasEvidence(opinion)
  if (opinion.id === null) return isSure ? leaveSection(article, { opinion, usual, categories }) : null
  if (opinion.because.length === 0 || (opinion.id === usual && !isSure)) return null
  return { category: opinion.id, isSure, because: explain(opinion.because, article) }
}

function hasEvidence({ because }: CategoryOpinion): boolean {
  const words = because.filter(({ kind }) => kind === 'word' || kind === 'host').length
  return words >= sureWordsLeast || because.length > words
}

/** An article about cricket in a feed of politics goes to the latest headlines of a site without a section for sports. */
function leaveSection(
  article: Judged,
  {
    opinion,
    usual,
    categories,
  }: { opinion: CategoryOpinion; usual: string | null; categories: JudgedCategory[] },
): CategoryJudgement | null {
  const isOfTopic = [...categoriesOfTopics(categories).values()].some(category => category?.id === usual)
  const general = categories.find(({ slug }) => generalSlugs.has(slug))
  if (!isOfTopic || !general || general.id === usual) return null
  const words = wordsOf(opinion.because, article)
  return { category: general.id, isSure: true, because: { code: 'no-section', words } }
}

/** Names of a section for everything. */
const generalSlugs = new Set(
  'latest-headlines headlines latest latest-news top-stories news general'.split(' '),
)

function explain(because: SignFor[], article: Judged): CategoryReason {
  const [strongest] = because
  if (!strongest) return { code: 'words', words: [] }
  if (strongest.filed) return { code: 'learnt', words: wordsOf([strongest], article), ...strongest.filed }
  if (strongest.kind === 'folder') return { code: 'folder', name: strongest.text }
  if (strongest.kind === 'tag') return { code: 'tag', name: strongest.text }
  return { code: 'words', words: wordsOf(because, article) }
}

/** The strongest signs, words as the article prints them. */
function wordsOf(because: SignFor[], article: Judged): string[] {
  const printed = printedByStem(article)
  return because
    .map(({ kind, text }) =>
      kind === 'word' ? (printed.get(text) ?? text) : kind === 'folder' ? `/${text}/` : text,
    )
    .slice(0, wordsNamed)
}

/** Like the words of `writtenWords`, with their apostrophes and joiners. */
const printedWord = /\p{N}+(?:[.,]\p{N}+)+|[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}\u200c\u200d]|['’`´ʼ](?=\p{L}))*/gu
const possessive = /['’`´ʼ]s$/iu

/** By its stem, each word as the article prints it: in its title, else in its description, else in its address. */
function printedByStem({ title, description, url }: CategorizedArticle): Map<string, string> {
  const printed = [title, description].flatMap(text => text.match(printedWord) ?? [])
  const named = [...printed, ...slugWords(url)].map(word => {
    const [written = ''] = writtenWords(word)
    return [stemOfWritten(written), word.replace(possessive, '')] as const
  })
  return new Map(named.toReversed())
}
