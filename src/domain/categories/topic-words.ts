// The topics that a new installation recognises before editors have decided anything. The files in `topic-words/` say where
// their words come from.
import { plainWord } from '../duplicates/headline-words.ts'
import { stemWord } from '../stories/matching/stem-word.ts'
import { readWordList, type WordGroup } from '../stories/matching/word-lists.ts'

/** A topic that no section of a newspaper holds (weather, crime, horoscopes) is `elsewhere`. */
export type Topic = string
/** `weight`: from 1, often used for other topics too, to 3, hardly ever. */
type TopicWord = { topic: Topic; weight: number }

type TopicWords = { words: Map<string, TopicWord>; folders: Map<string, Topic> }

const lists = ['english', 'hindi']

let known: TopicWords | null = null

export function topicOfWord(stem: string): TopicWord | undefined {
  known ??= readTopicWords()
  return known.words.get(stem)
}

/** The topic of a folder of an address or of an outlet's tag, in lower case and without slashes. */
export function topicOfFolder(folder: string): Topic | undefined {
  known ??= readTopicWords()
  return known.folders.get(folder)
}

export function listTopics(): Topic[] {
  known ??= readTopicWords()
  return [...new Set(known.folders.values())]
}

/** The first group that has a word or a folder counts. */
function readTopicWords(): TopicWords {
  const found: TopicWords = { words: new Map(), folders: new Map() }
  for (const list of lists)
    for (const group of readWordList(new URL(`./topic-words/${list}.txt`, import.meta.url)))
      readTopic(group, found)
  return found
}

/** The head of a group is its topic, and the weight of its words or "folders". */
function readTopic({ about, words: listed }: WordGroup, { words, folders }: TopicWords): void {
  const [topic = '', kind] = about
  for (const word of listed) {
    if (kind === 'folders') folders.set(word, folders.get(word) ?? topic)
    else addWord(words, { word, topic, weight: Number(kind) })
  }
}

function addWord(words: TopicWords['words'], { word, ...own }: TopicWord & { word: string }): void {
  const stem = stemWord(plainWord(word))
  if (!words.has(stem)) words.set(stem, own)
}
