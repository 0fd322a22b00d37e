// "Stocks to watch: RIL, Vodafone" and "Top headlines of the day" list subjects. Two lists that share some are not one event.

/** Among the runs of a roundup's words; no run of a headline has this character. */
export const roundupMark = '='

const openings = new RegExp(
  [
    'stocks to (?:watch|buy)\\b',
    'stocks in (?:the )?(?:news|focus)\\b',
    'buzzing stocks\\b',
    'top (?:headlines|stories|news)\\b',
    'news (?:headlines|wrap|roundup|digest|in brief)\\b',
    'headlines of the day\\b',
    '(?:morning|evening|daily|weekly|quick) (?:digest|roundup|wrap)\\b',
    'बड़ी खबरें',
    'मुख्य समाचार',
    'शेयरों पर नजर',
  ]
    .map(opening => opening.normalize('NFKC'))
    .join('|'),
  'iu',
)

export function isRoundup(title: string): boolean {
  return openings.test(title.normalize('NFKC'))
}
