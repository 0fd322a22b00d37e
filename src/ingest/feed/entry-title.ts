// The title of an entry. Most feeds provide it; a status has only its text, a photograph or a recording often not even that.
import { cleanDescription } from '../../text/clean-description.ts'
import { cleanTitle } from '../../text/clean-title.ts'
import { truncateText } from '../../text/truncate-text.ts'
import { altTexts } from './read-feed-images.ts'
import type { RawEntry } from './read-feed-raw.ts'

/** As much of a text as stands in for a title. */
const firstWordsLengthMax = 100

/**
 * Its title, what its title's picture shows, its first words, what its pictures show, the words of its address; for a
 * picture or a recording without any of these its address. '' where nothing says what it is.
 */
export function titleOfEntry(
  raw: RawEntry,
  address: URL,
  names: { names: string[]; outlet: string },
): string {
  const text = raw.summary || raw.content
  const clean = (title: string) => cleanTitle(title, names.names, names)
  const [shown = ''] = altTexts(raw.title).map(clean).filter(Boolean)
  const title = clean(raw.title) || shown || firstWords(cleanDescription(text, ''))
  if (title !== '') return title
  const isMedia = raw.images.length > 0 || raw.attachment !== '' || /<img\b/i.test(`${raw.title}${text}`)
  if (!isMedia) return ''
  const [pictured = ''] = altTexts(text).map(clean).filter(Boolean)
  return firstWords(pictured) || wordsOfPath(address) || firstWords(clean(address.host + address.pathname))
}

function firstWords(text: string): string {
  return truncateText(text, firstWordsLengthMax)
}

// "/2026/01/the-ferry-is-back-1234.mp3" says "The ferry is back 1234"; one word may be the name of anything.
function wordsOfPath({ pathname }: URL): string {
  const parts = pathname
    .split('/')
    .map(part => cleanTitle(part.replace(/\.\w{2,5}$/, '').replace(/[-_+]+/g, ' '), []))
  const words = parts.findLast(part => (part.match(/[a-z]{2,}/gi)?.length ?? 0) > 1) ?? ''
  return firstWords(words.slice(0, 1).toUpperCase() + words.slice(1))
}
