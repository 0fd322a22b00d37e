import { memoize } from './memoize.ts'

/** Shorter words are their own stem: "bus" and "gas" have no plural to cut. */
const lengthLeast = 4

const endings: [ending: RegExp, replacement: string][] = [
  [/ies$/, 'y'],
  [/(ss|sh|ch|x|zz)es$/, '$1'],
  [/([^aeious])s$/, '$1'],
  [/([ae])s$/, '$1'],
]

const verbEndings: [ending: RegExp, replacement: string][] = [
  [/([bdglmnprt])\1(?:ed|ing)$/, '$1'],
  [/([a-z]{3})(?:ed|ing)$/, '$1'],
  [/([a-z]{4})ly$/, '$1'],
  [/([a-z]{3})e$/, '$1'],
]

/** Verbs of accidents and rescues in the forms of headlines, and the words for the dead, whose number they tell. */
const hindiVerb =
  /^(?:(ढह|गिर|डूब|फट|पलट|टकरा|दब|झुलस|धंस|धँस|बच)(?:ा|ी|े|ीं|ने|ना|नी|कर|ए|ई|या)?|मृतक|मृतकों|मौतें|मौतों|मरने|मरे)$/u
const deathInHindi = 'मौत'

/**
 * A light English stem that removes plurals and verb endings, so that "arrested", "arrests" and "arrest" are one word. Other words
 * in other scripts than these verbs, and words with digits, are returned unchanged.
 */
export const stemWord = memoize(word => {
  const verb = hindiVerb.exec(word)
  if (verb) return verb[1] ?? deathInHindi
  if (word.length < lengthLeast || !/^[a-z]+$/.test(word)) return word
  const singular = replaceEnding(word, endings)
  return singular.length < lengthLeast ? singular : replaceEnding(singular, verbEndings)
})

function replaceEnding(word: string, rules: [RegExp, string][]): string {
  const rule = rules.find(([ending]) => ending.test(word))
  return rule ? word.replace(rule[0], rule[1]) : word
}
