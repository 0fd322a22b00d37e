// Headlines that report no event. "Stocks to watch: RIL, Vodafone" and "Top 5 fruits" list subjects: a list that shares some with
// another article is about something else. "How to find the hidden sword" explains one, as the next guide to the same game does,
// and "Why the bank is in trouble" gives the background of all that happens to its subject.
import type { PackedWords } from './pack-words.ts'
import { wordHash } from './word-hash.ts'

/** The mark of each kind among the runs of a headline's words; no run has these characters. */
export const [roundupMark, guideMark, explainerMark] = ['=', '?', '~']

const roundups = anyOf([
  'stocks to (?:watch|buy)\\b',
  'stocks in (?:the )?(?:news|focus)\\b',
  'buy,? (?:sell|hold),? or (?:hold|sell)\\b',
  '\\b(?:stocks?|shares?|ipo)\\b.{0,60}\\b(?:should|can) (?:you|investors)\\b',
  'what should investors do\\b',
  'multibagger',
  'buzzing stocks\\b',
  'top (?:headlines|stories|news)\\b',
  'news (?:headlines|wrap|roundup|digest|in brief)\\b',
  'headlines of the day\\b',
  '(?:morning|evening|daily|weekly|quick) (?:digest|roundup|wrap)\\b',
  // "In the top 10" is a rank.
  '(?:^|[:|] )(?:the )?top (?:[3-9]|1\\d|20|three|five|ten) (?!in\\b|as\\b|after\\b)\\p{L}',
  '(?:predicted|probable|possible|best) (?:starting )?(?:playing )?(?:xi|11)\\b',
  'fantasy (?:cricket |football )?tips\\b',
  '\\b(?:phones|smartphones|laptops|cars|bikes|films|movies|web series) (?:set |expected )?(?:to (?:launch|release|watch|buy)|launching|releasing)\\b',
  ', [^,:|]{1,60} to [^,:|]{1,60} price (?:cuts?|drops?)\\b',
  'birthday special\\b',
  '\\b(?:date, (?:theme|history|significance)|theme, (?:history|significance))',
  '(?:with|in) these (?:\\p{L}+ )?(?:shows|films|movies)$',
  '(?:^|[:|] )(?:the )?(?:\\d+ )?best (?!act|film|direct|way)(?:[\\p{L}\\p{N}]+ ){0,3}\\p{L}+[^s]s (?:to|for|under|in|at|of)\\b',
  '(?:^|[:|] )\\d+ (?:\\p{L}+ )?(?:tips|ways|habits|foods|drinks|exercises|mistakes|reasons) (?:to|for|that|you|why|in)\\b',
  '(?:^|[:|] )\\d+ (?:\\p{L}+ )?(?:countries|nations|films|movies|shows|stocks) (?:that|you)\\b',
  'बड़ी खबरें',
  'मुख्य समाचार',
  'शेयरों पर नजर',
])

const guides = anyOf([
  '(?:^|[:|–—-] )(?:here.?s )?how (?:to|you can)\\b',
  '(?:^|[:|–—-] )(?:tips|ways) (?:to|for)\\b',
  '\\b(?:walkthrough|cheats|tips and tricks|hands[- ]on)\\b',
  // Not "Tourist guide rescued".
  '\\bguide(?:$|[:|,]| (?:to|for)\\b)',
  'step[- ]by[- ]step\\b',
  '(?:^|[:|–—-] )ऐसे करें',
])

const explainers = anyOf([
  // "What the minister said" is a report, and "What a win" a cheer.
  '(?:^|[:|] )(?:why|who|how(?! (?:to|you can))|when|explained|explainer|decoding|everything (?:you|we|about|to)|what(?! an? |.{0,200} sa(?:id|ys?)\\b))\\b',
  '(?:^|[:|] )(?:here.?s|know|reasons) (?:why|what|how|behind|who)\\b',
  '\\b(?:explained|explainer)(?:$|[:|])',
  '\\b(?:explains?|reveals?) (?:why|what|how|the reasons?)\\b',
  '\\? (?:explained|here.?s (?:why|what|how)|what we know)\\b',
])

const kinds: readonly (readonly [RegExp, string])[] = [
  [roundups, roundupMark],
  [guides, guideMark],
  [explainers, explainerMark],
]

/** The marks of a headline that lists subjects, explains how something is done, or gives background. */
export function kindMarks(title: string): string[] {
  const plain = withoutNames(title.normalize('NFKC'))
  return kinds.flatMap(([kind, mark]) => (kind.test(plain) ? [mark] : []))
}

/** Without the organization WHO, unless the whole headline is in capitals. */
function withoutNames(title: string): string {
  return title === title.toUpperCase() ? title : title.replace(/\bWHO\b/g, '')
}

const [roundup, guide, explainer] = [roundupMark, guideMark, explainerMark].map(wordHash)

export function isRoundup({ runs }: PackedWords): boolean {
  return runs.some(run => run === roundup)
}

export function isGuide({ runs }: PackedWords): boolean {
  return runs.some(run => run === guide)
}

export function isExplanation({ runs }: PackedWords): boolean {
  return runs.some(run => run === explainer)
}

function anyOf(openings: readonly string[]): RegExp {
  return new RegExp(openings.map(opening => opening.normalize('NFKC')).join('|'), 'iu')
}
