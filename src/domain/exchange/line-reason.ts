// Notes on a line of an import, as codes with parameters: `import_parts.lines` stores them, and the page and the report turn
// them into sentences.

import * as z from 'zod/mini'
import type { Language } from '../../text/language.ts'
import * as words from '../../words/import-lines.ts'
import { describeFieldProblem } from '../fields/field-problem.ts'
import { isKeyOf } from '../fields/is-key-of.ts'
import { describeMarkup } from '../site-links/describe-markup.ts'
import { exchangeTables } from './exchange-table.ts'

/** Why nothing after a record can be read. */
const cuts = {
  'quote-left-open': words.quoteLeftOpen,
  'record-too-long': words.recordTooLong,
  'too-complex': words.tooComplex,
  malformed: words.malformed,
  'ends-early': words.endsEarly,
}
const plain = {
  ...cuts,
  'here-already': words.hereAlready,
  'left-as-it-is': words.leftAsItIs,
  'newer-here': words.newerHere,
  'added-meanwhile': words.addedMeanwhile,
  'too-long': words.tooLong,
  'stray-quote': words.strayQuote,
  'not-an-object': words.notAnObject,
  'unreadable-letters': words.unreadableLetters,
  'lost-letters': words.lostLetters,
}
const table = z.enum(exchangeTables)

export const lineReasonSchema = z.discriminatedUnion('code', [
  z.object({ code: z.literal(Object.keys(plain).filter(code => isKeyOf(plain, code))) }),
  /** `problem` is a `FieldProblem`. */
  z.object({ code: z.literal('field'), column: z.string(), problem: z.string() }),
  z.object({ code: z.literal('no-category'), name: z.string() }),
  /** Another record here has its address, slug or type. */
  z.object({ code: z.literal('key-of-another'), table, title: z.string() }),
  /** Another line is the same record with a different address, slug or type. */
  z.object({ code: z.literal('another-line'), table }),
  z.object({ code: z.literal(['line-is-the-same', 'same-key']), line: z.number(), table }),
  z.object({ code: z.literal('same-id'), line: z.number() }),
  z.object({ code: z.literal('other-columns'), columns: z.array(z.string()) }),
  z.object({ code: z.literal('too-many-records'), most: z.number() }),
  z.object({ code: z.literal('other-cells'), cells: z.number(), columns: z.number() }),
  z.object({
    code: z.literal('dropped'),
    markup: z.array(z.object({ what: z.string(), count: z.number() })),
    isCut: z.boolean(),
  }),
  /** A sentence that an older version stored. */
  z.object({ code: z.literal('legacy'), text: z.string() }),
])
export type LineReason = z.infer<typeof lineReasonSchema>

/** All notes of a line: "title: Title is required; url: Please enter a valid URL". '' for none. */
export function describeLine(
  { outcome, reasons }: { outcome: string; reasons: LineReason[] },
  language: Language,
): string {
  const sentences = reasons.map(reason => describeLineReason(reason, language))
  return sentences.reduce(
    (sentence, next) =>
      sentence === ''
        ? next
        : outcome === 'wrong'
          ? words.severalProblems(language, { problem: sentence, next })
          : words.severalSentences(language, { sentence, next }),
    '',
  )
}

/** Why a file could not be read to its end; a sentence of an older version is shown as it is. */
export function describeCut(cut: string, language: Language): string {
  return isKeyOf(cuts, cut) ? cuts[cut](language) : cut
}

function describeLineReason(reason: LineReason, language: Language): string {
  switch (reason.code) {
    case 'field': {
      const problem = describeFieldProblem(reason.problem, language)
      return words.field(language, { column: reason.column, problem })
    }
    case 'no-category':
      return words.noCategory(language, reason)
    case 'key-of-another':
      return words.keyOfAnother(language, reason)
    case 'another-line':
      return words.anotherLine(language, reason)
    case 'line-is-the-same':
      return words.lineIsTheSame(language, { ...reason, line: String(reason.line) })
    case 'same-key':
      return words.sameKey(language, { ...reason, line: String(reason.line) })
    case 'same-id':
      return words.sameId(language, { line: String(reason.line) })
    case 'other-columns':
      return words.otherColumns(language, { columns: reason.columns.join(', ') })
    case 'too-many-records':
      return words.tooManyRecords(language, reason)
    case 'other-cells':
      return words.otherCells(language, reason)
    case 'dropped':
      return describeDropped(reason, language)
    case 'legacy':
      return reason.text
    default:
      return plain[reason.code](language)
  }
}

type Dropped = Extract<LineReason, { code: 'dropped' }>

function describeDropped({ markup, isCut }: Dropped, language: Language): string {
  const shown = markup.map(({ what, count }) => {
    const name = describeMarkup(what, language)
    return count > 1 ? words.markupTimes(language, { markup: name, count }) : name
  })
  const sentence = isCut ? words.droppedAmongOthers : words.dropped
  return sentence(language, { markup: shown.join(', ') })
}
