// Which article's headline stands for a story: the newest that reports the event. The newest of all is often a live blog, an
// explanation, a tease or about something aside, because these are written after the reports.
import { primaryLanguage } from '../../text/language.ts'
import { compareTitles, type WeighedArticle, weighArticle } from './matching/compare-articles.ts'
import { isColumnHeadline } from './matching/is-column.ts'
import { packWords } from './matching/packed-words.ts'
import { storyWords } from './matching/story-words.ts'

/** A published article of a story. `at`: when it was published, in milliseconds. */
export type LeadCandidate = {
  linkId: string
  title: string
  language: string | null
  at: number
  isCopy: boolean
}

// A story of thousands of articles is described by its newest ones.
const candidatesMax = 24

/**
 * The ids of the leads: the first that has an article stands for the story, each other one in its language. `settled`: those with
 * which readers saw it. Each stays as long as its article does, and keeps its place for an article that may return from the bin.
 */
export function chooseLeads(candidates: readonly LeadCandidate[], settled: readonly string[]): string[] {
  const ranked = rank(candidates)
  const kept = settled.flatMap(id => candidates.find(({ linkId }) => linkId === id) ?? [])
  const [best] = ranked
  if (!best) return []
  const first =
    kept.find(({ linkId }) => linkId === settled[0]) ??
    kept.find(lead => languageOf(lead) === languageOf(best)) ??
    best
  const ofLanguages = Map.groupBy([first, ...kept, ...ranked], languageOf).values()
  const leads = [first, ...[...ofLanguages].flatMap(own => own[0] ?? [])].map(({ linkId }) => linkId)
  const absent = settled.filter(id => !candidates.some(({ linkId }) => linkId === id))
  return [...new Set([...absent.filter(id => id === settled[0]), first.linkId, ...absent, ...leads])]
}

/** The best first. The pages are in English, and their readers may not understand another language. */
function rank(candidates: readonly LeadCandidate[]): LeadCandidate[] {
  const newest = candidates
    .toSorted((a, b) => b.at - a.at || (a.linkId < b.linkId ? 1 : -1))
    .slice(0, candidatesMax)
    .map(read)
  const byLanguage = Map.groupBy(newest, ({ candidate }) => languageOf(candidate))
  const odd = new Set([...byLanguage.values()].map(findOdd))
  const ranks = newest.map(each => ({
    candidate: each.candidate,
    rank: [
      each.candidate.isCopy,
      languageOf(each.candidate) !== 'en',
      isPoorLead(each, newest),
      odd.has(each),
    ].reduce((rank, isWorse) => 2 * rank + Number(isWorse), 0),
  }))
  return ranks.toSorted((a, b) => a.rank - b.rank).map(({ candidate }) => candidate)
}

function languageOf({ language }: LeadCandidate): string {
  return primaryLanguage(language) || 'en'
}

// With a higher share, newer words for the same event would count as odd.
const oddShare = 0.75

/** Of at least three headlines, the one that shares far fewer words with the others than they do; null if there is none. */
function findOdd(candidates: readonly ReadCandidate[]): ReadCandidate | null {
  if (candidates.length < 3) return null
  const articles = candidates.map(({ article }) => article)
  const alike = articles.map(article =>
    articles.reduce(
      (sum, other) => sum + (other === article ? 0 : compareTitles(article, other).likeness),
      0,
    ),
  )
  const least = Math.min(...alike)
  const others = (alike.reduce((sum, each) => sum + each, 0) - least) / (alike.length - 1)
  return least < oddShare * others ? (candidates[alike.indexOf(least)] ?? null) : null
}

/** A candidate whose title was split into words once, to be compared with all others. */
type ReadCandidate = { candidate: LeadCandidate; article: WeighedArticle; titleWords: string[] }

function read(candidate: LeadCandidate): ReadCandidate {
  const { linkId: id, title, at } = candidate
  const words = packWords(storyWords({ title, url: '', description: '' }))
  const article = weighArticle({ id, outlet: '', at: new Date(at), words }, () => 1)
  return { candidate, article, titleWords: wordsOf(title) }
}

/** Whether a headline does not say what happened. */
function isPoorLead(one: ReadCandidate, all: readonly ReadCandidate[]): boolean {
  const { title } = one.candidate
  return (
    one.article.words.kind !== 'report' ||
    isColumnHeadline(title) ||
    isBesideReport(title) ||
    hasSection(title) ||
    isCut(one, all)
  )
}

const liveBlogs =
  /\blive (?:updates?|blog|score|streaming|coverage)\b|\blive ?[:|]|^live\b|\b(?:latest )?updates ?[:|]|\bhighlights\b|लाइव|লাইভ|நேரலை/iu
const pictures =
  /\b(?:in|see|inside|check|view) (?:pics|photos|pictures|images)\b|\b(?:pics|photos|pictures) ?(?:[:|]|inside|$)|\b\d+ [^,:|]{0,30}(?:pics|photos|pictures)\b|\bphoto gallery\b|(?:^|[|:–—-] ?)watch\b|तस्वीरों में/iu
const questions = /[?？؟]['"’”]?$/u
const teases =
  /\b(?:won.?t believe|will make you|(?:this is|here.?s|guess|know) (?:what|why|how|who|when)|find out|(?:all|things|everything) (?:you|we|to) (?:need|should|must|know)|what to expect|what we know|what happened next|check details|details (?:here|inside)|details$|rofl|netizens|memes?|memefest)\b|^shocking\b|जानिए|जानें|देखिए/iu
/** "in THIS country": a name that the article withholds. In a headline all in capitals it is a word. */
const withheld = /\b(?:THIS|THESE)\b/u

function isBesideReport(title: string): boolean {
  return (
    [liveBlogs, pictures, questions, teases].some(pattern => pattern.test(title)) ||
    (withheld.test(title) && title !== title.toUpperCase())
  )
}

/** "Tremors felt in Delhi | The Weather Channel"; not "Analysis | Why the bank failed". */
function hasSection(title: string): boolean {
  const at = title.lastIndexOf('|')
  return at > title.length / 2
}

// A feed that cuts titles without a mark keeps at least this much.
const cutLengthMin = 60
const cutMark = /(?:…|\.\.)['"’”]?$/u
const openEnd = / (?:an|the|of|and|or|for|with|from|[|:–—-])$/iu
const wordEnding = /^(?:s|es|ed|d|ing|r|er|n|an|ly|.)$/u

/** Whether a headline ends with a mark of omission, an open phrase or a part of a word that another one has whole. */
function isCut({ candidate: { title }, titleWords }: ReadCandidate, all: readonly ReadCandidate[]): boolean {
  if (cutMark.test(title) || openEnd.test(title)) return true
  const last = titleWords.at(-1)
  if (last === undefined || title.length < cutLengthMin || !title.toLowerCase().endsWith(last)) return false
  const words = all.flatMap(other => (other.candidate.title === title ? [] : other.titleWords))
  return (
    !words.includes(last) &&
    words.some(word => word.startsWith(last) && !wordEnding.test(word.slice(last.length)))
  )
}

function wordsOf(title: string): string[] {
  return title.toLowerCase().match(/[\p{L}\p{M}]+/gu) ?? []
}
