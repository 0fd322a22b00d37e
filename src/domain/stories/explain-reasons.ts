// One sentence from the codes of a proposal or a place, for editors. The codes hold stems; the sentence prints the words as
// the headlines do.
import { headlineWords } from '../duplicates/headline-words.ts'
import { stemWord } from './matching/stem-word.ts'
import type { StoryReason } from './story-reason.ts'

/** More phrases than that make no reason clearer. */
const phrasesMax = 3

/**
 * “Vincy Aloshious”, in 3 of 100,000 headlines; 2 hours apart; 4 outlets; not the agency's text. `headlines`: of the
 * articles that were compared. Empty without reasons.
 */
export function explainReasons(reasons: readonly StoryReason[], headlines: readonly string[]): string {
  if (reasons.length === 0) return ''
  const told = reasons.flatMap(reason => explain(reason, headlines))
  const isCopy = reasons.some(({ code }) => code === 'agency-copy')
  const hasWords = reasons.some(({ code }) => code === 'shared-words')
  return [...told, ...(isCopy || !hasWords ? [] : ['not the agency’s text'])].join('; ')
}

function explain(reason: StoryReason, headlines: readonly string[]): string[] {
  switch (reason.code) {
    case 'shared-words': {
      const phrases = phrasesOf(reason.words, headlines).toSorted((a, b) => a.per100000 - b.per100000)
      return phrases.slice(0, phrasesMax).map(({ text, per100000 }) => {
        return `“${text}”, in ${per100000.toLocaleString('en-IN')} of 100,000 headlines`
      })
    }
    case 'hours-apart':
      return [reason.hours === 0 ? 'less than an hour apart' : `${countOf(reason.hours, 'hour')} apart`]
    case 'outlets':
      return [countOf(reason.count, 'outlet')]
    case 'names-across-scripts':
      return [
        `${countOf(reason.names.length, 'name')} that sound${reason.names.length === 1 ? 's' : ''} alike in both scripts`,
      ]
    case 'agency-copy':
      return ['the same agency text']
    case 'unlike-the-others': {
      const { leaving, of, percent } = reason
      return [
        `${leaving} of ${countOf(of, 'article')} ${leaving === 1 ? 'has' : 'have'} little in common with the others; the nearest two tell one event with a probability of ${percent} %`,
      ]
    }
  }
}

function countOf(count: number, noun: string): string {
  return `${count.toLocaleString('en-IN')} ${noun}${count === 1 ? '' : 's'}`
}

type Phrase = { text: string; per100000: number }
type Stem = { stem: string; per100000: number }

/** Stems that follow each other in a headline are one phrase, as rare as its rarest word. */
function phrasesOf(stems: readonly Stem[], headlines: readonly string[]): Phrase[] {
  const left = new Map(stems.map(stem => [stem.stem, stem]))
  const phrases: Phrase[] = []
  for (const headline of headlines) {
    let run: { text: string; found: Stem }[] = []
    for (const text of [...(headline.match(/[\p{L}\p{M}\p{N}’'.-]+/gu) ?? []), '']) {
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
  // The address repeats what the headline does not.
  return [...phrases, ...[...left.values()].map(({ stem, per100000 }) => ({ text: stem, per100000 }))]
}

function stemOf(text: string): string {
  const [word = ''] = headlineWords(text)
  return stemWord(word)
}

function toPhrase(run: { text: string; found: Stem }[]): Phrase {
  return {
    text: run.map(({ text }) => text).join(' '),
    per100000: Math.min(...run.map(({ found }) => found.per100000)),
  }
}
