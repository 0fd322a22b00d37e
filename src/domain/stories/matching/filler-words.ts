import { plainMarks } from '../../duplicates/deciding-words.ts'
import { readWordList } from './read-word-list.ts'

const list = new URL('./word-lists/filler.txt', import.meta.url)

const fillers = new Set(readWordList(list).flatMap(({ words }) => words.map(plainMarks)))

/** Whether the word belongs to the newsroom or to grammar, and does not describe the event. */
export function isFiller(word: string): boolean {
  return fillers.has(word)
}
