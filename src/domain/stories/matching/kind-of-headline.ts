// Headlines that report no event. "Stocks to watch: RIL, Vodafone" and "Top 5 fruits" list subjects: a list that shares some with
// another article is about something else. "How to find the hidden sword" explains one, as the next guide to the same game does,
// and "Why the bank is in trouble" gives the background of all that happens to its subject.

/** The cache of words keeps a kind by its position in this list. A headline of two kinds is of the earlier. */
export const headlineKinds = ['roundup', 'guide', 'explanation', 'death', 'mourning', 'report'] as const
export type HeadlineKind = (typeof headlineKinds)[number]

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
  '\\bvs?\\.? .{1,80}(?:\\bwhich (?:one|phone|\\p{L}+ (?:is|offers|should))|\\bcompar(?:ed(?! to\\b)|ing|ison)\\b)',
  '\\bgift ideas\\b',
  '\\b(?:date, (?:theme|history|significance)|theme, (?:history|significance))',
  '(?:with|in) these (?:\\p{L}+ )?(?:shows|films|movies)$',
  '(?:^|[:|] )(?:the )?(?:\\d+ )?best (?!act|film|direct|way)(?:[\\p{L}\\p{N}-]+ ){0,4}\\p{L}+[^s]s (?:to|for|under|in|at|of|on|that|which|with|from|you)\\b',
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
  // Opinions on one film or phone, not "Review of the law ordered".
  '\\breview ?(?:[:|]|in progress)|\\b(?:full|video|in for) review\\b',
  '(?:^|[:|–—-] )ऐसे करें',
])

/** "How Orvania beat Kalind" and "How police caught the robbers" report: what follows tells what somebody did, once. */
const deeds = anyOfWords(
  'beat defeated thrashed stunned edged outclassed crushed won clinched sealed nabbed arrested caught busted foiled',
  'rescued saved killed murdered robbed',
)
const generals = anyOfWords(
  'many much long can could may might will would should must do does did is are was were has have',
)
const tellsDeed = ` (?:(?!(?:${generals})\\b)\\S+ ){1,6}(?:${deeds}|went missing)\\b`

const explainers = anyOf([
  `(?:^|[:|] )(?:here.?s )?how\\b(?! (?:to|you can)\\b|${tellsDeed})`,
  // "What the minister said" is a report, and "What a win" a cheer.
  '(?:^|[:|] )(?:why|who|when|explained|explainer|decoding|everything (?:you|we|about|to)|what(?! an? |.{0,200} sa(?:id|ys?)\\b))\\b',
  '(?:^|[:|] )(?:here.?s (?:why|what|who)|(?:know|reasons) (?:why|what|how|behind|who))\\b',
  '\\b(?:explained|explainer)(?:$|[:|])',
  '\\b(?:explains?|reveals?) (?:why|what|how|the reasons?)\\b',
  '\\? (?:explained|here.?s (?:why|what|how)|what we know)\\b',
])

/** Of a person who has a name in the headline. "X dies: friends remember" and "X dies, Y mourns" tell more than that. */
const deaths = anyOf([
  '\\b(?:dies|(?:passes|passed) away|has died|died (?:at|aged)|(?:is )?no more$|breathes (?:his|her) last)\\b(?! by suicide\\b)(?!:)',
  '\\b(?:found )?dead at (?:the age of )?\\d',
  '(?<![\\p{L}\\p{M}])का (?:.{1,20} )?(?:निधन|देहांत|देहावसान)(?! पर)|(?:निधन|देहांत)$|नहीं रह(?:े|ीं)(?![\\p{L}\\p{M}])|चल बसे|(?:अंतिम|आखिरी) सांस',
  'காலமானார்|மறைந்தார்|மரணமடைந்தார்',
  'প্রয়াত|মারা গেছেন|মারা গেলেন|জীবনাবসান',
])

const mourning = anyOf([
  '\\b(?:mourn(?:s|ed|ing)?|condol\\p{L}+|tributes?|grie(?:f|ves?)|funeral|last rites|cremat\\p{L}+|demise)\\b',
  'निधन|देहांत|श्रद्धांजलि|शोक|अंतिम (?:संस्कार|विदाई)',
  'இரங்கல்|அஞ்சலி|மறைவு|இறுதிச்? சடங்கு',
  'প্রয়াণ|শোক|শ্রদ্ধা|শেষকৃত্য',
])

/** Of nobody who has a name: their deaths are many, and the words before "dies" are then a place. */
const nobodies = [
  'man|woman|boy|girl|youth|teen(?:ager)?|infant|baby|child|toddler|kid|student|worker|labou?rer|patient|year-old|couple|jawan|soldier',
  'people|persons|driver|rider|biker|pillion|passenger|pedestrian|farmer|constable|cop|policeman|sub-inspector|guard|watchman|tourist',
  'trekker|climber|pilgrim|devotee|priest|sadhu|elder|villager|resident|inmate|prisoner|undertrial|suspect|accused|migrant|vendor|teacher',
  'nurse|techie|engineer|employee|fisherman|swimmer|aspirant|candidate|contestant|tusker|elephant|calf|tiger|tigress|leopard|cheetah',
  'cub|lion|lioness|rhino|bear|whale|dolphin|dog|horse|bull|cow|panda|giraffe|bird|peacock',
].join('|')

/** Nobody's name, days of remembrance, and what is said of the dead years later. */
const otherDeaths = anyOf([
  `\\b(?:${nobodies})s?\\b(?=.{0,80}\\b(?:dies?|died|death|dead|pass(?:es|ed))\\b)`,
  '\\b(?:anniversary|jayanti|years? (?:after|since|ago)|death (?:toll|sentence|penalty|threats?|row|case))\\b',
  'पुण्यतिथि|जयंती|बरसी|நினைவு நாள்|நினைவுநாள்|মৃত্যুবার্ষিকী|জন্মবার্ষিকী|মৃত্যুদণ্ড',
])

const patterns = { roundup: roundups, guide: guides, explanation: explainers, death: deaths, mourning }

/** Whether a headline lists subjects, explains how something is done, gives background, or reports an event, as somebody's death. */
export function kindOfHeadline(title: string): HeadlineKind {
  const plain = withoutNames(title.normalize('NFKC'))
  const kind = headlineKinds.find(kind => kind !== 'report' && patterns[kind].test(plain)) ?? 'report'
  return (kind === 'death' || kind === 'mourning') && otherDeaths.test(plain) ? 'report' : kind
}

/** The words that name the dead: before "dies", after the last colon, in Indian scripts also behind it; of mourning all words. */
export function clauseOfDead(title: string, kind: HeadlineKind): string {
  const plain = title.normalize('NFKC')
  if (kind === 'mourning') return plain
  const verb = kind === 'death' ? deaths.exec(plain) : null
  if (!verb) return ''
  const before = plain.slice(0, verb.index).split(clauseMark).at(-1)?.trim()
  if (before || /[a-z]/i.test(verb[0])) return before ?? ''
  return plain.slice(verb.index + verb[0].length).split(/[,.!:;|।]/u)[0] ?? ''
}

const clauseMark = /[:;|।!?]| [-–—] /u

/** Without the organization WHO, unless the whole headline is in capitals. */
function withoutNames(title: string): string {
  return title === title.toUpperCase() ? title : title.replace(/\bWHO\b/g, '')
}

function anyOf(openings: readonly string[]): RegExp {
  return new RegExp(openings.map(opening => opening.normalize('NFKC')).join('|'), 'iu')
}

function anyOfWords(...lines: string[]): string {
  return lines.join(' ').replaceAll(' ', '|')
}
