// Turns the reason codes of a proposal or place into one sentence for editors. The codes hold stems; the sentence prints the
// words as they appear in the headlines.

import { formatList } from '../../text/format.ts'
import type { Language } from '../../text/language.ts'
import * as words from '../../words/story-reasons.ts'
import { headlineWords } from '../duplicates/headline-words.ts'
import { stemWord } from './matching/stem-word.ts'
import { latin, scriptOf, wordHash } from './matching/word-hash.ts'
import type { StoryReason } from './story-reason.ts'

/** More phrases do not make the reason clearer. */
const phrasesMax = 3

/** “Vincy Aloshious”, in 3 of 100,000 headlines; 2 hours apart; 4 outlets. `headlines`: of the compared articles. May be ''. */
export function explainReasons(
  reasons: readonly StoryReason[],
  headlines: readonly string[],
  language: Language,
): string {
  if (reasons.length === 0) return ''
  const sentences = reasons.flatMap(reason => explain(reason, { headlines, language }))
  const isCopy = reasons.some(({ code }) => code === 'agency-copy')
  const hasWords = reasons.some(({ code }) => code === 'shared-words')
  return [...sentences, ...(isCopy || !hasWords ? [] : [words.noAgencyCopy(language)])].join('; ')
}

/**
 * The same in one sentence without statistics, for an editor at a glance: Both have the words Seelampur and stabbed; 2 hours apart.
 * Empty if the reasons name no word, which only old ones do.
 */
export function summarizeReasons(
  reasons: readonly StoryReason[],
  headlines: readonly string[],
  language: Language,
): string {
  return reasons.flatMap(reason => summarize(reason, { headlines, language })).join('; ')
}

/** The article whose headline has most of the words that the reasons name: the one that “both” is about; null if none has any. */
export function findCompared<Article extends { title: string }>(
  reasons: readonly StoryReason[],
  articles: readonly Article[],
): Article | null {
  const named = new Set(
    reasons.flatMap(reason => (reason.code === 'shared-words' ? reason.words.map(({ stem }) => stem) : [])),
  )
  let nearest: { article: Article; count: number } | null = null
  for (const article of articles) {
    const stems = new Set(wordsOf(article.title).map(stemOf))
    const count = named.intersection(stems).size
    if (count > (nearest?.count ?? 0)) nearest = { article, count }
  }
  return nearest?.article ?? null
}

function summarize(reason: StoryReason, { headlines, language }: Explaining): string[] {
  switch (reason.code) {
    case 'shared-words':
    case 'names-across-scripts': {
      const stems = reason.code === 'shared-words' ? reason.words : reason.names
      const phrases = rarestPhrases(stems, headlines)
      const shown = phrases.map(({ text, other }) => (other ? `${text} (${other})` : text))
      const names = formatList(shown, language)
      const each = phrases.flatMap(({ text }) => wordsOf(text))
      return reason.code === 'names-across-scripts' || each.every(word => isName(word, headlines))
        ? [words.bothName(language, { names })]
        : [words.bothHave(language, { words: names, count: each.length })]
    }
    case 'unlike-the-others':
      return [words.littleInCommon(language, { leaving: reason.leaving, of: reason.of })]
    case 'agency-copy':
    case 'hours-apart':
      return explain(reason, { headlines, language })
    case 'outlets':
      return []
  }
}

/** Whether the headlines write the word like a name: with a capital inside one that is not all in capitals, and nowhere small. */
function isName(word: string, headlines: readonly string[]): boolean {
  const stem = stemOf(word)
  let isCapital = false
  for (const headline of headlines) {
    const [first = '', ...others] = wordsOf(headline)
    const small = others.filter(other => /^\p{Ll}/u.test(other))
    if ([first, ...small].some(other => stemOf(other) === stem && /^\p{Ll}/u.test(other))) return false
    const isSentence = 2 * small.length >= others.length
    isCapital ||= isSentence && others.some(other => stemOf(other) === stem && /^\p{Lu}/u.test(other))
  }
  return isCapital
}

type Explaining = { headlines: readonly string[]; language: Language }

function explain(reason: StoryReason, { headlines, language }: Explaining): string[] {
  switch (reason.code) {
    case 'shared-words': {
      return rarestPhrases(reason.words, headlines).map(({ text, per100000 }) =>
        scriptOf(wordHash(text)) === latin
          ? words.sharedWords(language, { words: text, per100000 })
          : words.sharedWordsOfScript(language, { words: text, per100000 }),
      )
    }
    case 'hours-apart':
      return [words.hoursApart(language, { count: reason.hours })]
    case 'outlets':
      return [words.outlets(language, { count: reason.count })]
    case 'names-across-scripts':
      return rarestPhrases(reason.names, headlines).map(({ text, other, per100000 }) =>
        words.namesAcrossScripts(language, { name: text, other, per100000 }),
      )
    case 'agency-copy':
      return [words.agencyCopy(language)]
    case 'unlike-the-others':
      return [words.unlikeTheOthers(language, reason)]
  }
}

/** `other`: the same phrase in the other script, if the reason is about two scripts. */
type Phrase = { text: string; other: string; per100000: number }
type Stem = { stem: string; other?: string; per100000: number }

function rarestPhrases(stems: readonly Stem[], headlines: readonly string[]): Phrase[] {
  return phrasesOf(stems, headlines)
    .toSorted((a, b) => a.per100000 - b.per100000)
    .slice(0, phrasesMax)
}

/** A comma inside a number ends no phrase. */
const phraseEnd = /[,;:!?|–—](?!\d)/u

/** Joins stems that follow each other in a headline into one phrase, which is as rare as its rarest word. */
function phrasesOf(stems: readonly Stem[], headlines: readonly string[]): Phrase[] {
  const left = new Map(stems.map(stem => [stem.stem, stem]))
  const phrases: Phrase[] = []
  for (const part of headlines.flatMap(headline => headline.split(phraseEnd))) {
    let run: { text: string; found: Stem }[] = []
    for (const text of [...wordsOf(part), '']) {
      const found = left.get(stemOf(text))
      if (found) {
        left.delete(found.stem)
        run.push({ text: text.replace(/^[’'.-]+|[’'.-]+$|[’']s$/gu, ''), found })
        continue
      }
      if (run.length > 0) phrases.push(toPhrase(run))
      run = []
    }
  }
  if (phrases.length > 0) return phrases
  // Stems that no headline contains came from the address. They are no words of a language, so they are the last resort.
  return [...left.values()].map(found => toPhrase([{ text: found.stem, found }]))
}

function wordsOf(text: string): string[] {
  return text.match(/[\p{L}\p{M}\p{N}’'.-]+/gu) ?? []
}

function stemOf(text: string): string {
  const [word = ''] = headlineWords(text)
  return stemWord(word)
}

function toPhrase(run: { text: string; found: Stem }[]): Phrase {
  return {
    text: run.map(({ text }) => text).join(' '),
    other: run
      .map(({ found }) => found.other ?? '')
      .join(' ')
      .trim(),
    per100000: Math.min(...run.map(({ found }) => found.per100000)),
  }
}
