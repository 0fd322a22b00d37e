// Finds the pictures of an entry, best first, and its other attachments.
import { type ImageCandidate, pictureAddress } from '../../text/image-url.ts'
import { type Attributes, readPageTags } from '../article/page-tags.ts'
import { childNode, childNodes, childText, type FeedNode, htmlOf } from './read-feed-node.ts'

/** How many characters of markup, from the first picture on, are searched. */
const htmlLengthMax = 4000

const imagesMax = 5

/** The picture candidates of an RSS item or Atom entry; `html` is its content and summary. */
export function imagesOf(entry: FeedNode, html: string): ImageCandidate[] {
  const groups = childNodes(entry, 'media:group')
  const holders = [entry, ...groups, ...groups.flatMap(contents), ...contents(entry)]
  return [
    ...largestFirst(holders.flatMap(contents).filter(isPicture).map(imageOf)),
    ...largestFirst(holders.flatMap(node => childNodes(node, 'media:thumbnail')).map(imageOf)),
    ...enclosures(entry).filter(isAttachedPicture).map(imageOf),
    ...childNodes(entry, 'itunes:image').map(imageOf),
    ...plainImages(entry),
    ...imagesInHtml(html),
  ].filter(image => image.url !== '')
}

/** The address of the first attachment that is not a picture: a recording, a video, a document; '' if there is none. */
export function attachmentOf(entry: FeedNode): string {
  const media = contents(entry).filter(({ attributes }) =>
    /^(?:audio|video)/.test(attributes.medium ?? attributes.type ?? ''),
  )
  const attached = [...enclosures(entry).filter(one => !isAttachedPicture(one)), ...media]
  return (
    attached.map(({ attributes }) => (attributes.url ?? attributes.href ?? '').trim()).find(Boolean) ?? ''
  )
}

/** The texts that Media RSS gives an entry's pictures and recordings, as Mastodon does for those without other words. */
export function captionsOf(entry: FeedNode): string[] {
  const groups = childNodes(entry, 'media:group')
  const holders = [entry, ...groups].flatMap(holder => [holder, ...contents(holder)])
  const captions = holders.map(holder => childText(holder, 'media:description', 'media:title', 'media:text'))
  return captions.filter(Boolean)
}

export function imagesInHtml(html: string): ImageCandidate[] {
  const images: ImageCandidate[] = []
  for (const attributes of imageTags(html)) {
    const [width, height] = [sizeOf(attributes.get('width')), sizeOf(attributes.get('height'))]
    const url = pictureAddress(name => attributes.get(name)?.trim())
    if (url !== '') images.push({ url, width, height })
  }
  return images
}

/** The `alt` texts of the first pictures in a piece of HTML, unchanged. */
export function altTexts(html: string): string[] {
  return imageTags(html).flatMap(attributes => attributes.get('alt')?.trim() || [])
}

function imageTags(html: string): Attributes[] {
  const start = html.search(/<img\b/i)
  if (start === -1) return []
  const tags: Attributes[] = []
  readPageTags(html.slice(start, start + htmlLengthMax), {
    open: (name, attributes) => {
      if (name === 'img' && tags.length < imagesMax) tags.push(attributes)
    },
  })
  return tags
}

function contents(node: FeedNode): FeedNode[] {
  return childNodes(node, 'media:content')
}

function isPicture({ attributes }: FeedNode): boolean {
  const kind = `${attributes.medium ?? ''} ${attributes.type ?? ''}`.toLowerCase()
  if (/image/.test(kind)) return true
  return kind.trim() === '' && !/\.(?:mp[34]|m4[av]|mov|webm|m3u8|ogg)(?:$|\?)/i.test(attributes.url ?? '')
}

function enclosures(entry: FeedNode): FeedNode[] {
  const linked = childNodes(entry, 'link').filter(({ attributes }) => attributes.rel === 'enclosure')
  return [...childNodes(entry, 'enclosure'), ...linked]
}

function isAttachedPicture({ attributes }: FeedNode): boolean {
  const type = (attributes.type ?? '').trim()
  const url = attributes.url ?? attributes.href ?? ''
  return /^image/i.test(type) || (type === '' && /\.(?:jpe?g|png|webp|gif|avif)(?:$|\?)/i.test(url))
}

// <image><url>…</url></image>, <image>address</image>, <thumbnail>, <fullimage>, <storyimage>: used by Indian outlets.
function plainImages(entry: FeedNode): ImageCandidate[] {
  return ['image', 'fullimage', 'storyimage', 'coverimages', 'thumbimage', 'thumbnail'].flatMap(name => {
    const node = childNode(entry, name)
    if (!node) return []
    const inner = childNode(node, 'url')
    const url = inner ? htmlOf(inner).trim() : htmlOf(node).trim() || (node.attributes.url ?? '')
    return /^(?:https?:)?\/\//i.test(url) ? [{ url, width: null, height: null }] : []
  })
}

function imageOf({ attributes }: FeedNode): ImageCandidate {
  const url = (attributes.url ?? attributes.href ?? '').trim()
  return { url, width: sizeOf(attributes.width), height: sizeOf(attributes.height) }
}

function largestFirst(images: ImageCandidate[]): ImageCandidate[] {
  return images.toSorted((a, b) => (b.width ?? 0) - (a.width ?? 0))
}

function sizeOf(text: string | undefined): number | null {
  const size = Number.parseInt(text ?? '', 10)
  return Number.isFinite(size) ? size : null
}
