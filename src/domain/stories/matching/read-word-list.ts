import { readFileSync } from 'node:fs'

/** `about`: what the head of the group says, as "40 ordinary". */
export type WordGroup = { about: string[]; words: string[] }

/** Reads a list of words: "=" starts a group with its head, "#" a comment; other lines hold words. */
export function readWordList(file: URL): WordGroup[] {
  const groups: WordGroup[] = []
  for (const line of readFileSync(file, 'utf8').split('\n')) {
    if (line.startsWith('= ')) groups.push({ about: line.slice(2).split(' '), words: [] })
    else if (line && !line.startsWith('#')) groups.at(-1)?.words.push(...line.split(' '))
  }
  return groups
}
