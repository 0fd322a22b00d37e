// "Galaxy S10 gets the January update" and "Galaxy S21 gets the January update" are two events, however alike they are; so are
// "HDFC Bank Q4 net profit up 7%" and "Yes Bank Q4 net profit up 63%".
import type { PackedWords } from './packed-words.ts'

/** A model such as "s22", "xuv700", "9i" or "11s". */
const code = /^(?:[a-z]{1,3}\d{1,4}[a-z]{0,2}|\d{1,2}[a-z]{1,2})$/

/** Measures, network generations, decades, matches, age groups, summits and quarters look like models. */
const noModel =
  /^(?:\d+(?:gb|tb|mb|mp|hz|w|kw|kg|km|mm|cm|nm|cr|k|l|m|b|bn|mn|pc|g|x|p|v|d|am|pm|in|ft|hr|h|yo|yr|st|nd|rd|th)|rs\d+|\d0s|pm\d|t20i?|u\d+|g7|g20|q[1-4]|h[12]|fy\d+)$/

/** Names whose next number is a version. After other names it may be a score or a count: "Mumbai 9", "India 80". */
const lines = new Set(
  `iphone ipad ios ipados macos watchos android windows chrome pixel galaxy redmi realme oneplus xiaomi oppo vivo reno
  poco moto note playstation xbox`.split(/\s+/),
)

/** Models of Moto's line G that have a name instead of a number. */
const namesOfG = new Set(['stylus', 'power', 'play', 'pure'])

/** The models that a headline names, each after its line: a model of another line is no contradiction. */
export function modelsIn(words: readonly string[]): [line: string, model: string][] {
  const models = words.flatMap((word, n): [string, string][] => {
    if (code.test(word) && !noModel.test(word)) return [['', word]]
    const line = words[n - 1] ?? ''
    if (line === 'g' && namesOfG.has(word)) return [['', `g${word}`]]
    const version = /^\d{1,2}(?=$|\.)/.exec(word)?.[0]
    return version !== undefined && lines.has(line) ? [[line, version]] : []
  })
  return [...models, ...companyOfResults(words)]
}

const quarter = /^q[1-4](?:fy\d+)?$/
/** "Sun Pharma Q3", "SBI Life Q3": a name of at most so many words. */
const nameWordsMax = 3
const shortNameMax = 4

/**
 * The company whose quarter a headline begins with, by its first word, as a model of results. Short names and long ones are lines of
 * their own: "HUL" and "Hindustan Unilever" begin with one letter, and may be one.
 */
function companyOfResults(words: readonly string[]): [line: string, model: string][] {
  const place = words.findIndex(word => quarter.test(word))
  const [name] = words
  if (name === undefined || place < 1 || place > nameWordsMax) return []
  const line = name.length > shortNameMax ? 'results, long name' : 'results, short name'
  return [
    ['results', name.slice(0, 1)],
    [line, name],
  ]
}

/** Whether both headlines name models of a line, and none of it in common. */
export function nameTwoModels({ models: a }: PackedWords, { models: b }: PackedWords): boolean {
  for (let n = 0; n < a.length; n += 2) {
    const line = a[n] ?? 0
    const [own, others] = [listModels(a, line), listModels(b, line)]
    if (others.length > 0 && !own.some(model => others.includes(model))) return true
  }
  return false
}

function listModels(models: readonly number[], line: number): number[] {
  return models.filter((_, n) => n % 2 === 1 && models[n - 1] === line)
}
