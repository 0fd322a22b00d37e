// Written by node bin/check-generated.ts --write from messages/*.json: change those.
import { formatNumber } from '../text/format.ts'
import type { Language } from '../text/language.ts'

export const severalProblems = (language: Language, { problem, next }: { problem: string; next: string }): string =>
  language === 'hi' ? `${problem}; ${next}` : `${problem}; ${next}`

export const severalSentences = (language: Language, { sentence, next }: { sentence: string; next: string }): string =>
  language === 'hi' ? `${sentence}। ${next}` : `${sentence}. ${next}`

export const field = (language: Language, { column, problem }: { column: string; problem: string }): string =>
  language === 'hi' ? `${column}: ${problem}` : `${column}: ${problem}`

export const noCategory = (language: Language, { name }: { name: string }): string =>
  language === 'hi' ? `category: “${name}” नाम की कोई श्रेणी नहीं है। उसे जोड़ें, या पहले श्रेणियाँ आयात करें` : `category: There is no category “${name}”. Add it, or import the categories first`

export const keyOfAnother = (language: Language, { table, title }: { table: string; title: string }): string =>
  language === 'hi' ? `इसका ${table === 'news_links' ? `पता` : table === 'categories' ? `स्लग` : `प्रकार`} वही है जो “${title}” का है, और वह यहाँ दूसरी id से मौजूद है` : `Its ${table === 'news_links' ? `address` : table === 'categories' ? `slug` : `type`} belongs to “${title}”, which has another id here`

export const anotherLine = (language: Language, { table }: { table: string }): string =>
  language === 'hi' ? `किसी और पंक्ति में यही रिकॉर्ड है, पर ${table === 'news_links' ? `पता` : table === 'categories' ? `स्लग` : `प्रकार`} दूसरा है` : `Another line is the same record with a different ${table === 'news_links' ? `address` : table === 'categories' ? `slug` : `type`}`

export const lineIsTheSame = (language: Language, { line, table }: { line: string; table: string }): string =>
  language === 'hi' ? `पंक्ति ${line} में यही रिकॉर्ड है, पर ${table === 'news_links' ? `पता` : table === 'categories' ? `स्लग` : `प्रकार`} दूसरा है` : `Line ${line} is the same record with a different ${table === 'news_links' ? `address` : table === 'categories' ? `slug` : `type`}`

export const sameId = (language: Language, { line }: { line: string }): string =>
  language === 'hi' ? `id: पंक्ति ${line} में भी यही id है` : `id: Line ${line} has the same id`

export const sameKey = (language: Language, { line, table }: { line: string; table: string }): string =>
  language === 'hi' ? `पंक्ति ${line} में भी यही ${table === 'news_links' ? `पता` : table === 'categories' ? `स्लग` : `प्रकार`} है` : `Line ${line} has the same ${table === 'news_links' ? `address` : table === 'categories' ? `slug` : `type`}`

export const hereAlready = (language: Language): string =>
  language === 'hi' ? `यहाँ पहले से मौजूद है, बिना बदलाव के` : `Already here, unchanged`

export const leftAsItIs = (language: Language): string =>
  language === 'hi' ? `यह यहाँ पहले से मौजूद है; इसे वैसा ही रहने दिया गया` : `Already here; left as it was`

export const otherColumns = (language: Language, { columns }: { columns: string }): string =>
  language === 'hi' ? `अलग कॉलम: ${columns}` : `Different ${columns}`

export const newerHere = (language: Language): string =>
  language === 'hi' ? `फ़ाइल बनने के बाद किसी संपादक ने इसे यहाँ बदला है` : `An editor changed it here after the file was written`

export const addedMeanwhile = (language: Language): string =>
  language === 'hi' ? `आयात के दौरान किसी और संपादक ने इसे जोड़ दिया` : `Another editor added it during the import`

export const tooManyRecords = (language: Language, { most }: { most: number }): string =>
  language === 'hi' ? `यहाँ से आगे कुछ नहीं पढ़ा गया: एक फ़ाइल में ज़्यादा से ज़्यादा ${formatNumber(most, language)} रिकॉर्ड हो सकते हैं` : `Nothing from here on was read: a file can hold at most ${formatNumber(most, language)} records`

export const tooLong = (language: Language): string =>
  language === 'hi' ? `यह फ़ॉर्म की सीमा (1 MB) से बड़ा है` : `It is longer than a form can hold (1 MB)`

export const strayQuote = (language: Language): string =>
  language === 'hi' ? `इस पंक्ति में एक उद्धरण चिह्न सेल के अंत में बंद नहीं होता` : `A quote in this line is not closed at the end of its cell`

export const otherCells = (language: Language, { cells, columns }: { cells: number; columns: number }): string =>
  language === 'hi' ? `इसमें ${formatNumber(cells, language)} सेल हैं, जबकि पहली पंक्ति में ${formatNumber(columns, language)}` : `It has ${formatNumber(cells, language)} cells where the header has ${formatNumber(columns, language)}`

export const notAnObject = (language: Language): string =>
  language === 'hi' ? `यह ऐसा ऑब्जेक्ट नहीं है जिसकी कुंजियाँ कॉलम के नाम हों` : `This is not an object with the columns as its keys`

export const quoteLeftOpen = (language: Language): string =>
  language === 'hi' ? `यहाँ एक उद्धरण चिह्न खुलता है पर बंद नहीं होता: फ़ाइल अधूरी है, या कोई चिह्न छूट गया है` : `A quote is opened here and never closed: the file was cut off, or a quote is missing`

export const recordTooLong = (language: Language): string =>
  language === 'hi' ? `यहाँ से 32 MB तक कोई रिकॉर्ड खत्म नहीं होता: इस पंक्ति के बाद कुछ नहीं पढ़ा गया` : `The record that begins here does not end within 32 MB: nothing after this line was read`

export const tooComplex = (language: Language): string =>
  language === 'hi' ? `इस रिकॉर्ड में किसी भी तालिका से ज़्यादा मान हैं: यहाँ से आगे कुछ नहीं पढ़ा गया` : `This record holds more values than any table: nothing from here on was read`

export const malformed = (language: Language): string =>
  language === 'hi' ? `यह JSON नहीं है: इस रिकॉर्ड के बाद कुछ नहीं पढ़ा गया` : `This is not JSON: nothing after this record was read`

export const endsEarly = (language: Language): string =>
  language === 'hi' ? `फ़ाइल इस रिकॉर्ड के बीच में खत्म हो जाती है: वह अधूरी है` : `The file ends in the middle of this record: it was cut off`

export const dropped = (language: Language, { markup }: { markup: string }): string =>
  language === 'hi' ? `${markup} हटाकर, क्योंकि पेज में यह नहीं हो सकता` : `Without ${markup}, which pages must not contain`

export const droppedAmongOthers = (language: Language, { markup }: { markup: string }): string =>
  language === 'hi' ? `${markup} और कुछ और हटाकर, क्योंकि पेज में ये नहीं हो सकते` : `Without ${markup} and more, which pages must not contain`

export const markupTimes = (language: Language, { markup, count }: { markup: string; count: number }): string =>
  language === 'hi' ? `${markup} (${formatNumber(count, language)} बार)` : `${markup} (${formatNumber(count, language)} times)`
