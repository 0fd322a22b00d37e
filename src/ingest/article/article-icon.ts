import { secureImageUrl } from '../../text/clean-image-url.ts'
import { type ArticlePage, type FieldValue, firstFound, foundIn } from './article-page.ts'
import type { Attributes } from './page-tags.ts'

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
    url => secureImageUrl(url, page.base),
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
