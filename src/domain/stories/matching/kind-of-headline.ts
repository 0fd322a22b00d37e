// Headlines that report no event. "Stocks to watch: RIL, Vodafone" and "Top 5 fruits" list subjects: a list that shares some with
// another article is about something else. "How to find the hidden sword" explains one, as the next guide to the same game does.

/** The mark of each kind among the runs of a headline's words; no run has these characters. */
export const [roundupMark, guideMark] = ['=', '?']

const roundups = anyOf([
  'stocks to (?:watch|buy)\\b',
  'stocks in (?:the )?(?:news|focus)\\b',
  'buzzing stocks\\b',
  'top (?:headlines|stories|news)\\b',
  'news (?:headlines|wrap|roundup|digest|in brief)\\b',
  'headlines of the day\\b',
  '(?:morning|evening|daily|weekly|quick) (?:digest|roundup|wrap)\\b',
  // "In the top 10" is a rank.
  '(?:^|[:|] )(?:the )?top (?:[3-9]|1\\d|20|three|five|ten) (?!in\\b|as\\b|after\\b)\\p{L}',
  '(?:^|[:|] )(?:the )?(?:\\d+ )?best (?!act|film|direct|way)(?:[\\p{L}\\p{N}]+ ){0,3}\\p{L}+[^s]s (?:to|for|under|in|at|of)\\b',
  '(?:^|[:|] )\\d+ (?:\\p{L}+ )?(?:tips|ways|habits|foods|drinks|exercises|mistakes|reasons) (?:to|for|that|you|why|in)\\b',
  'बड़ी खबरें',
  'मुख्य समाचार',
  'शेयरों पर नजर',
])

const guides = anyOf([
  '(?:^|[:|–—-] )how (?:to|you can)\\b',
  '(?:^|[:|–—-] )(?:tips|ways) (?:to|for)\\b',
  '\\b(?:guide|walkthrough|cheats|tips and tricks|hands[- ]on)\\b',
  'step[- ]by[- ]step\\b',
  '(?:^|[:|–—-] )ऐसे करें',
])

/** The marks of a headline that lists subjects or explains how something is done. */
export function kindMarks(title: string): string[] {
  const plain = title.normalize('NFKC')
  return [...(roundups.test(plain) ? [roundupMark] : []), ...(guides.test(plain) ? [guideMark] : [])]
}

function anyOf(openings: readonly string[]): RegExp {
  return new RegExp(openings.map(opening => opening.normalize('NFKC')).join('|'), 'iu')
}
