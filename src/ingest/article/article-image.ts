import { isPlaceholder, pictureAddress, pictureUrl, webImageUrl } from '../../text/image-url.ts'
import { type ArticlePage, type FieldValue, firstFound, foundIn, inJsonLd, inMeta } from './article-page.ts'
import { linkedAs, type Picture } from './page-scan.ts'
import type { Attributes } from './page-tags.ts'

/** Matches file names of logos and placeholders, used where the article has no picture of its own. */
const logoName =
  /(?:^|[/_.-])(?:site-?|social-?|share-?|fb-?|og-?|default-?)?(?:logos?|logotype|placeholder|favicon|touch-icon|default[-_](?:image|thumb\w{0,8}|og|share|social)|no[-_]?image|(?:og|fb|social|share|sharing)[-_]default)(?:[/_.-]|\d|$)/i

/** Matches pictures on a page that are not the article's: portraits, logos and buttons. */
const otherPicture =
  /logo|icon|avatar|sprite|author|profile|gravatar|badge|button|banner|advert|emoji|spinner|placeholder|blank|spacer|pixel|1x1|\.svg(?:$|\?)|\.(?:mp4|webm|mov)(?:$|\?)|^data:/i

const sideMin = 150

export type ArticleImage = FieldValue<string> & {
  /** Probably the outlet's logo: used only if the page names no other picture and its article has none. */
  isLogo: boolean
}

/** The article's preview picture, otherwise one from the page, as an absolute address. */
export function findArticleImage(page: ArticlePage): ArticleImage | null {
  const named = namedImages(page)
  const clean = (url: string) => pictureUrl(url, page.base)
  const picture =
    firstFound(named, url => (isLogoOrPlaceholder(url, page.base) ? null : clean(url))) ??
    firstFound(foundIn('video', page.scan.posters), clean) ??
    firstFound(foundIn('picture', picturesIn(page, 'article')), clean)
  if (picture) return { ...picture, isLogo: false }
  const logo = firstFound(named, clean)
  if (logo) return { ...logo, isLogo: true }
  const onPage = firstFound(foundIn('picture', picturesIn(page, 'page')), clean)
  return onPage && { ...onPage, isLogo: false }
}

function namedImages(page: ArticlePage): FieldValue<string>[] {
  return [
    ...inMeta(page, 'open-graph', ['og:image:secure_url', 'og:image', 'og:image:url']),
    ...inMeta(page, 'twitter-card', ['twitter:image', 'twitter:image:src']),
    ...inJsonLd(page, { name: 'image', keys: ['url', 'contentUrl', '@id'], leastRank: 2 }),
    ...inJsonLd(page, { name: 'thumbnailUrl', leastRank: 2 }),
    ...inMeta(
      page,
      'meta',
      'parsely-image-url sailthru.image.full sailthru.image.thumb image thumbnail thumbnailurl'.split(' '),
    ),
    ...foundIn('link-element', linkedAs(page.scan, 'image_src')),
  ]
}

// A picture that links to another page belongs to the article there.
function picturesIn({ scan }: ArticlePage, wanted: 'article' | 'page'): string[] {
  const from = wanted === 'article' ? 0 : (scan.headings[0]?.at ?? 0) + 1
  return scan.pictures
    .filter(({ isLinked, region, at }) => !isLinked && region === wanted && at >= from)
    .filter(isArticlePicture)
    .map(addressOf)
}

/** Matches styles that hide a picture, such as those of tracking pixels. */
const hidden = /display:\s{0,9}none|visibility:\s{0,9}hidden|(?:left|top):\s{0,9}-\d{3}/i
const hiddenClass = /(?:^|\s)(?:(?:a11y|visually)-?hidden|sr-only|screen-reader-text)(?:\s|$)/i

function isArticlePicture(picture: Picture): boolean {
  const { attributes } = picture
  const sides = ['width', 'height'].map(side => Number.parseInt(attributes.get(side) ?? '', 10))
  if (sides.some(side => side < sideMin) || hidden.test(attributes.get('style') ?? '')) return false
  if (hiddenClass.test((attributes.get('class') ?? '').slice(0, 300))) return false
  const signs = ['class', 'id', 'alt'].map(name => attributes.get(name) ?? '').join(' ')
  const address = addressOf(picture)
  return (
    address !== '' && !otherPicture.test(address) && !/logo|avatar|author|icon/i.test(signs.slice(0, 300))
  )
}

function addressOf({ attributes }: Picture): string {
  return pictureAddress(name => attributes.get(name))
}

function isLogoOrPlaceholder(given: string, base: string): boolean {
  const url = URL.parse(given, base)
  return logoName.test(fileOf(given)) || (url !== null && isPlaceholder(url, base))
}

function fileOf(url: string): string {
  const path = URL.parse(url, 'https://page.invalid')?.pathname ?? ''
  return path.slice(path.lastIndexOf('/') + 1).slice(-200)
}

/** The outlet's icon: the smallest one on the page that is still sharp beside a headline. */
export function findArticleIcon(page: ArticlePage): FieldValue<string> | null {
  const icons = page.scan.links.filter(link =>
    /(?:^|\s)(?:icon|apple-touch-icon(?:-precomposed)?)(?:\s|$)/i.test(link.get('rel') ?? ''),
  )
  const sorted = icons.toSorted((a, b) => unfitness(a) - unfitness(b))
  return firstFound(
    foundIn(
      'link-element',
      sorted.flatMap(link => link.get('href') ?? []),
    ),
    url => webImageUrl(url, page.base),
  )
}

// Icons are shown at 16 to 32 pixels; 64 is enough for dense screens.
function unfitness(link: Attributes): number {
  // A white icon for dark tabs is invisible on a light page.
  if (/dark/i.test(link.get('media') ?? '')) return 300
  const side = Number.parseInt(link.get('sizes') ?? '', 10)
  if (Number.isNaN(side)) return /apple/i.test(link.get('rel') ?? '') ? 120 : 60
  return side < 32 ? 200 - side : Math.abs(side - 64)
}
