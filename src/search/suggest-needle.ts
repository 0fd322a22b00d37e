import { sql } from 'kysely'
import type { Db } from '../database/connect.ts'
import { foldText } from '../text/spelling/fold-text.ts'
import { categoryFirst, inCategory, type Search } from './find-matches.ts'
import { bareWordOf, spelledWordsOf } from './parse-query.ts'

const headlinesRead = 2_000
// More wrong words than this are another language or nonsense, and each is compared with every word of the headlines.
const wrongWordsMax = 4

/** For a needle without matches: the same with its misspelt words corrected, or null. Only if it has a match. */
export async function findSuggestion(
  db: Db,
  search: Pick<Search, 'needle' | 'categoryId' | 'edition'>,
): Promise<string | null> {
  const { rows } = await sql<{ headline: string }>`
    select title || ' ' || source as headline from news_links
    where ${inCategory(search)} order by ${categoryFirst(search)} created_at desc, id desc limit ${headlinesRead}`.execute(
    db,
  )
  return suggestNeedle(
    search.needle,
    rows.map(({ headline }) => headline),
  )
}

/** Replaces each word that no headline contains by the most similar word, among equals the most frequent one. */
export function suggestNeedle(needle: string, headlines: readonly string[]): string | null {
  const folded = headlines.map(foldText)
  const words = spelledWordsOf(needle).map(({ spellings }) => spellings)
  const isKnown = (spellings: readonly string[]) => folded.some(headline => hasAny(headline, spellings))
  const wrong = words.filter(spellings => !isKnown(spellings)).map(([word = '']) => word)
  if (wrong.length === 0 || wrong.length > wrongWordsMax) return null
  const known = countWords(folded)
  const corrected = new Map<string, string>()
  for (const word of wrong) {
    const similar = findSimilar(foldText(word), known)
    if (similar === null) return null
    corrected.set(foldText(word), similar)
  }
  const sought = words.map(spellings => {
    const similar = corrected.get(foldText(spellings[0] ?? ''))
    return similar === undefined ? spellings : [similar]
  })
  const match =
    headlines[folded.findIndex(headline => sought.every(spellings => hasAny(headline, spellings)))]
  if (match === undefined) return null
  const correct = (piece: string) => {
    const word = bareWordOf(piece)
    const right = corrected.get(foldText(word))
    return right === undefined ? piece : piece.replace(word, () => spellAs(match, right))
  }
  return needle.split(' ').map(correct).join(' ')
}

function hasAny(headline: string, spellings: readonly string[]): boolean {
  return spellings.some(spelling => headline.includes(foldText(spelling)))
}

/** The word as the headline writes it. */
function spellAs(headline: string, word: string): string {
  return headline.match(wordPattern)?.find(spelling => foldText(spelling) === word) ?? word
}

const wordPattern = /[\p{L}\p{M}]+/gu

function countWords(folded: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const headline of folded) {
    for (const word of headline.match(wordPattern) ?? []) counts.set(word, (counts.get(word) ?? 0) + 1)
  }
  return counts
}

function findSimilar(word: string, known: ReadonlyMap<string, number>): string | null {
  const letters = Array.from(word)
  const most = changesMax(letters)
  if (most === 0) return null
  let best: { word: string | null; changes: number; count: number } = { word: null, changes: most, count: 0 }
  for (const [other, count] of known) {
    if (Math.abs(other.length - word.length) > most) continue
    const changes = countChanges(letters, Array.from(other))
    const isBetter = changes < best.changes || (changes === best.changes && count > best.count)
    if (isBetter) best = { word: other, changes, count }
  }
  return best.word
}

/** Figures and short words have too many neighbours. */
function changesMax(letters: readonly string[]): number {
  if (letters.length < 4 || letters.some(letter => /\d/.test(letter))) return 0
  return letters.length < 8 ? 1 : 2
}

/** The letters to insert, remove, replace or exchange with their neighbour (optimal string alignment). */
function countChanges(from: readonly string[], to: readonly string[]): number {
  let [beforeLast, last]: [number[], number[]] = [[], Array.from({ length: to.length + 1 }, (_, at) => at)]
  from.forEach((letter, row) => {
    const counts = [row + 1]
    to.forEach((other, column) => {
      const changed = (last[column] ?? 0) + (letter === other ? 0 : 1)
      const isExchanged = row > 0 && column > 0 && letter === to[column - 1] && from[row - 1] === other
      const exchanged = isExchanged ? (beforeLast[column - 1] ?? 0) + 1 : changed
      counts.push(Math.min(changed, exchanged, (last[column + 1] ?? 0) + 1, (counts[column] ?? 0) + 1))
    })
    ;[beforeLast, last] = [last, counts]
  })
  return last.at(-1) ?? 0
}
