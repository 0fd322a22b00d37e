// Written by node bin/check-generated.ts --write from messages/*.json: change those.
import { formatNumber } from '../text/format.ts'
import type { Language } from '../text/language.ts'

export const severalProblems = (_: Language, { problem, next }: { problem: string; next: string }): string =>
  `${problem}; ${next}`

export const severalSentences = (_: Language, { sentence, next }: { sentence: string; next: string }): string =>
  `${sentence}. ${next}`

export const field = (_: Language, { column, problem }: { column: string; problem: string }): string =>
  `${column}: ${problem}`

export const noCategory = (_: Language, { name }: { name: string }): string =>
  `category: There is no category “${name}”. Add it, or import the categories first`

export const keyOfAnother = (_: Language, { table, title }: { table: string; title: string }): string =>
  `Its ${table === 'news_links' ? `address` : table === 'categories' ? `slug` : `type`} is that of “${title}”, which is here under another id`

export const anotherLine = (_: Language, { table }: { table: string }): string =>
  `Another line is the same record, with another ${table === 'news_links' ? `address` : table === 'categories' ? `slug` : `type`}`

export const lineIsTheSame = (_: Language, { line, table }: { line: string; table: string }): string =>
  `Line ${line} is the same record, with another ${table === 'news_links' ? `address` : table === 'categories' ? `slug` : `type`}`

export const sameId = (_: Language, { line }: { line: string }): string =>
  `id: Line ${line} has the same id`

export const sameKey = (_: Language, { line, table }: { line: string; table: string }): string =>
  `Line ${line} has the same ${table === 'news_links' ? `address` : table === 'categories' ? `slug` : `type`}`

export const hereAlready = (_: Language): string =>
  `It is here already, the same`

export const leftAsItIs = (_: Language): string =>
  `It is here already and was left as it is`

export const otherColumns = (_: Language, { columns }: { columns: string }): string =>
  `Other ${columns}`

export const newerHere = (_: Language): string =>
  `Somebody changed it here after the file was written`

export const addedMeanwhile = (_: Language): string =>
  `Somebody added it in the same moment`

export const tooManyRecords = (language: Language, { most }: { most: number }): string =>
  `Nothing from here on was read: a file may hold ${formatNumber(most, language)} records`

export const tooLong = (_: Language): string =>
  `It is longer than a form can hold (1 MB)`

export const strayQuote = (_: Language): string =>
  `A quote in this line is not closed where its cell ends`

export const otherCells = (language: Language, { cells, columns }: { cells: number; columns: number }): string =>
  `It has ${formatNumber(cells, language)} cells where the header has ${formatNumber(columns, language)}`

export const notAnObject = (_: Language): string =>
  `This is not an object with the columns as its keys`

export const quoteLeftOpen = (_: Language): string =>
  `A quote is opened here and never closed: the file was cut off, or a quote is missing`

export const recordTooLong = (_: Language): string =>
  `From here on there is no end of a record within 32 MB: nothing after this line was read`

export const tooComplex = (_: Language): string =>
  `This record holds more than any table has room for: nothing from here on was read`

export const malformed = (_: Language): string =>
  `This is not JSON: nothing after this record was read`

export const endsEarly = (_: Language): string =>
  `The file ends in the middle of this record: it was cut off`

export const dropped = (_: Language, { markup }: { markup: string }): string =>
  `Without ${markup}, which a page may not hold`

export const droppedAmongOthers = (_: Language, { markup }: { markup: string }): string =>
  `Without ${markup} and more, which a page may not hold`

export const markupTimes = (language: Language, { markup, count }: { markup: string; count: number }): string =>
  `${markup} (${formatNumber(count, language)} times)`
