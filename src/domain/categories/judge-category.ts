// Judges which category an article belongs to by what it says. Each sign votes by how often editors chose each category for
// articles that had it; while they have decided little, the shipped topics vote. Pure; no database, no clock.
import { type CategorizedArticle, listSigns, type Sign, type SignKind } from './article-signs.ts'
import { listTopics, type Topic, topicOfFolder, topicOfWord } from './topic-words.ts'

/** `name`: outlets call their sections by it too. */
export type JudgedCategory = { id: string; slug: string; name?: string }

/** How many articles editors filed in each category, of all and of those with a sign; old decisions count less. */
export type LearntCounts = {
  /** By category. */
  articles: ReadonlyMap<string, number>
  /** By the key of a sign, then by category. */
  signs: ReadonlyMap<string, ReadonlyMap<string, number>>
}

export const nothingLearnt: LearntCounts = { articles: new Map(), signs: new Map() }

/** `filed`: in how many of the articles with it editors chose the category, if they decided about some. */
export type SignFor = Sign & { filed: { count: number; of: number } | null }

export type CategoryOpinion = {
  /** Null for a topic that no category has. */
  id: string | null
  /** How likely it is, from 0 to 1. */
  share: number
  /** The signs that speak for it, the strongest first. */
  because: SignFor[]
}

/** So many articles weigh as much as the shipped opinion about a sign. */
const priorArticles = 3
/** The share of articles with a shipped word that belong to its topic, by the word's weight. */
const shareOfWeight = [0, 0.3, 0.55, 0.85]
const shareOfFolder = 0.93
/** Of "technology & science" only a part names a section. */
const shareOfPart = 0.6
/** Words of one headline are not independent of each other, so their votes count for less than their product. */
const damping = 0.65
/** No single sign decides against all others. */
const [voteMin, voteMax] = [-1.5, 3.5]
/** The vote for the feed's own category. */
const usualVote = 1
const wordKinds: readonly SignKind[] = ['word']
const learntKinds: readonly SignKind[] = ['host', 'section']
/** So much of their votes is left if the words speak most for the feed's own category: "/world/" for a covid test in a feed on health. */
const chosenKinds: readonly SignKind[] = ['folder', 'tag']
const confirmedShare = 0.5
/** Before anything is learnt, categories are equally likely; so many articles outweigh that. */
const evenArticles = 100
/** About 3 MB. */
const votesMax = 10_000
/** A sign is named as a reason if its vote makes the category more likely by half. */
const reasonMin = 0.4
const filedShareMin = 0.6

/** `usual`: the category of the feed or the outlet, if it has one. */
export type CategoryJudge = (article: CategorizedArticle, usual: string | null) => CategoryOpinion | null

/** Returns null only if there is no category. */
export function openCategoryJudge(categories: JudgedCategory[], learnt: LearntCounts): CategoryJudge {
  const model = openModel(categories, learnt)
  const vote = rememberVotes(model)
  return (article, usual) => {
    if (categories.length === 0) return null
    const votes = listSigns(article).flatMap(sign => {
      const given = vote(sign)
      return given.byClass.length > 0 ? [{ sign, ...given }] : []
    })
    const sumVotes = (kinds: readonly SignKind[], n: number) => {
      let sum = 0
      for (const { sign, byClass } of votes)
        if (kinds.includes(sign.kind)) sum += sign.weight * (byClass[n] ?? 0)
      return sum
    }
    const byWords = model.classes.map((_, n) => sumVotes(wordKinds, n))
    const byUsual = byWords[model.classes.indexOf(usual ?? '')] ?? 0
    const chosenShare = byUsual >= reasonMin && byUsual === Math.max(...byWords) ? confirmedShare : 1
    const scores = model.classes.map((name, n) => {
      const sum = (byWords[n] ?? 0) + sumVotes(learntKinds, n) + chosenShare * sumVotes(chosenKinds, n)
      return (model.logBase[n] ?? 0) + (name === usual ? usualVote : 0) + damping * sum
    })
    const highest = Math.max(...scores)
    const best = scores.indexOf(highest)
    const because = votes
      .map(({ sign, byClass, filedBy }) => ({
        sign: { ...sign, filed: filedBy(best) },
        vote: byClass[best] ?? 0,
      }))
      .map(({ sign, vote }) => ({ sign, vote: vote * sign.weight }))
      .filter(({ sign, vote }) => vote >= reasonMin && isConvincing(sign))
      .toSorted((a, b) => b.vote - a.vote)
      .map(({ sign }) => sign)
    const share = 1 / scores.reduce((sum, score) => sum + Math.exp(score - highest), 0)
    return { id: categories[best]?.id ?? null, share, because }
  }
}

/** "Editors filed 6 of 14 articles with /news/ there" explains nothing, even if few articles of others are there. */
function isConvincing({ filed }: SignFor): boolean {
  return filed === null || filed.count >= filedShareMin * filed.of
}

/** The category of each shipped topic: by its name, or by a name of its folders ("tech", "world-news"). */
export function categoriesOfTopics(categories: JudgedCategory[]): Map<Topic, JudgedCategory | undefined> {
  const find = (topic: Topic) =>
    categories.find(({ slug }) => slug === topic) ??
    categories.find(({ slug }) => topicOfFolder(slug) === topic) ??
    categories.find(({ slug }) => slug.split('-').some(part => topicOfFolder(part) === topic))
  return new Map(listTopics().map(topic => [topic, find(topic)]))
}

type Model = {
  /** Ids of the categories, then topics without one. */
  classes: string[]
  /** The shares of the classes among all articles. */
  base: number[]
  logBase: number[]
  classOfTopic: Map<Topic, number>
  /** By the slug and the name of a category, as `sectionKey` writes them. */
  classOfSection: Map<string, number>
  learnt: LearntCounts
}

function openModel(categories: JudgedCategory[], learnt: LearntCounts): Model {
  const ofTopic = categoriesOfTopics(categories)
  const others = [...ofTopic].flatMap(([topic, category]) => (category ? [] : [topic]))
  const classes = [...categories.map(({ id }) => id), ...others]
  const counts = classes.map(name => learnt.articles.get(name) ?? 0)
  const all = counts.reduce((sum, count) => sum + count, 0)
  const base = counts.map(count => (count + evenArticles / classes.length) / (all + evenArticles))
  return {
    classes,
    base,
    logBase: base.map(Math.log),
    classOfTopic: new Map(
      [...ofTopic].map(([topic, category]) => [topic, classes.indexOf(category?.id ?? topic)]),
    ),
    classOfSection: new Map(
      categories.flatMap(({ slug, name }, n) =>
        [slug, name ?? slug].map(text => [sectionKey(text), n] as const),
      ),
    ),
    learnt,
  }
}

/** Headlines repeat few words, so a sign's vote is computed once. */
function rememberVotes(model: Model): (sign: Sign) => Vote {
  const known = new Map<string, Vote>()
  return sign => {
    const before = known.get(sign.key)
    if (before) return before
    if (known.size >= votesMax) known.clear()
    const vote = voteOf(sign, model)
    known.set(sign.key, vote)
    return vote
  }
}

/** By the order of the classes; empty for a sign that says nothing. */
type Vote = { byClass: readonly number[]; filedBy: (n: number) => SignFor['filed'] }

const saysNothing: Vote = { byClass: [], filedBy: () => null }

/** The logarithm of how much more likely each class is with the sign than without it. */
function voteOf(sign: Sign, model: Model): Vote {
  const { classes, base, learnt } = model
  const counts = learnt.signs.get(sign.key)
  const shipped = findShipped(sign, model)
  if (!counts && !shipped) return saysNothing
  const all = classes.reduce((sum, name) => sum + (counts?.get(name) ?? 0), 0)
  const byClass = classes.map((name, n) => {
    const even = base[n] ?? 0
    const prior = shipped ? (n === shipped.of ? shipped.share : 0) + (1 - shipped.share) * even : even
    const share = ((counts?.get(name) ?? 0) + priorArticles * prior) / (all + priorArticles)
    return Math.min(Math.max(Math.log(share / even), voteMin), voteMax)
  })
  const filedBy = (n: number) => {
    const count = Math.round(counts?.get(classes[n] ?? '') ?? 0)
    return all < priorArticles || count === 0 ? null : { count, of: Math.round(all) }
  }
  return { byClass, filedBy }
}

/** The class of which the sign speaks before anything is learnt, and the share of articles with it that belong there. */
function findShipped(
  { kind, text }: Sign,
  model: Model,
): { of: number | undefined; share: number } | undefined {
  if (kind === 'host' || kind === 'section') return undefined
  if (kind === 'word') {
    const word = topicOfWord(text)
    return word && { of: model.classOfTopic.get(word.topic), share: shareOfWeight[word.weight] ?? 0 }
  }
  const whole = classOfName(text, model)
  if (whole) return { ...whole, share: shareOfFolder }
  for (const part of wordsOf(text)) {
    const found = classOfName(part, model)
    if (found) return { ...found, share: shareOfPart }
  }
  return undefined
}

/** The category of a folder or tag: its own name or slug, or a usual name of its topic; `of` is undefined without a category. */
function classOfName(
  text: string,
  { classOfSection, classOfTopic }: Model,
): { of: number | undefined } | null {
  const own = classOfSection.get(sectionKey(text))
  if (own !== undefined) return { of: own }
  const topic = topicOfFolder(text.replaceAll(' ', '-'))
  return topic === undefined ? null : { of: classOfTopic.get(topic) }
}

/** "Sport" and "sports" are one section. */
function sectionKey(text: string): string {
  return wordsOf(text)
    .map(word => (word.length > 3 ? word.replace(/s$/, '') : word))
    .join('-')
}

function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? []
}
