// The signs by which an article shows its category: its words, the folders and the host of its address, the two together as a
// section of its outlet, and the outlet's tags.
import { decodeOrSame } from '../../text/decode-or-same.ts'
import { primaryLanguage } from '../../text/language.ts'
import { storyWords } from '../stories/matching/story-words.ts'

export type CategorizedArticle = {
  title: string
  description: string
  url: string
  /** As `cleanTags` returns them. */
  tags: readonly string[]
  /** BCP 47. Words are counted for each language. */
  language: string | null
}

export type SignKind = 'word' | 'folder' | 'tag' | 'host' | 'section'

/** `key`: unique for its kind and text, as it is stored. `text`: as an editor reads it. */
export type Sign = { kind: SignKind; key: string; text: string; weight: number }

/** A part of a path with more words is a headline. */
const folderWordsMax = 3
const foldersMax = 3
const folderLengthMax = 30

/** Folders and tags are chosen by the outlet to say where the article belongs; words are not. */
const chosenWeight = 2

/** Descriptions give background, and some are the same on every item. */
const descriptionWeight = 0.5
const descriptionWordsMax = 10
/** So many words fit into it. */
const descriptionLengthMax = 160

/** Each sign once. Pure; costs a fortieth of a millisecond. */
export function listSigns({ title, description, url, tags, language }: CategorizedArticle): Sign[] {
  const { heading, text } = storyWords({
    title,
    url,
    description: description.slice(0, descriptionLengthMax),
  })
  const described = text.slice(heading.length, heading.length + descriptionWordsMax)
  const toWord = (stem: string, weight: number): Sign => {
    return { kind: 'word', key: `${primaryLanguage(language)} ${stem}`, text: stem, weight }
  }
  const signs = [
    ...heading.map(stem => toWord(stem, 1)),
    ...described.map(stem => toWord(stem, descriptionWeight)),
    ...listSections(url),
    ...listFolders(url).map(toFolder),
    ...tags.map(toTag),
    ...listHosts(url),
  ]
  return [...new Map(signs.map(sign => [sign.key, sign])).values()]
}

function toFolder(folder: string): Sign {
  return { kind: 'folder', key: `/${folder}`, text: folder, weight: chosenWeight }
}

function toTag(tag: string): Sign {
  return { kind: 'tag', key: `#${tag}`, text: tag, weight: chosenWeight }
}

const shells = new Set(['www', 'mobile'])

/** The first folders of a path; before them the host's own label, as in `sports.outlet.example`. */
function listFolders(url: string): string[] {
  const address = URL.parse(url)
  if (!address) return []
  const labels = address.hostname.split('.')
  const own = labels.length > 2 && !shells.has(labels[0] ?? '') ? labels.slice(0, 1) : []
  const parts = decodeOrSame(address.pathname).toLowerCase().split('/').slice(1, -1)
  return [...own, ...parts.filter(isFolder).slice(0, foldersMax)]
}

function isFolder(part: string): boolean {
  return (
    part.length <= folderLengthMax &&
    /\p{L}{2}/u.test(part) &&
    // The database stores no null characters.
    !/\p{Cc}/u.test(part) &&
    part.split(/[-_]/).length <= folderWordsMax
  )
}

function listHosts(url: string): Sign[] {
  const host = hostOf(url)
  return host ? [{ kind: 'host', key: `@${host}`, text: host, weight: 1 }] : []
}

/** `outlet.example/city/kochi/`, and `outlet.example/city/`: only editors know which category such a section is. */
function listSections(url: string): Sign[] {
  const host = hostOf(url)
  const [, first = '', second = ''] =
    /^https?:\/\/[^/]+\/([^/?#]+)\/(?:([^/?#]+)\/)?/.exec(url.toLowerCase()) ?? []
  if (!host || first === '' || first.length > folderLengthMax) return []
  const isPair = second !== '' && second.length <= folderLengthMax
  const texts = [...(isPair ? [`${host}/${first}/${second}/`] : []), `${host}/${first}/`]
  return texts.map(text => ({ kind: 'section', key: `@${text}`, text, weight: 1 }))
}

function hostOf(url: string): string | undefined {
  return URL.parse(url)?.hostname.replace(/^www\./, '')
}
