// By whose clock the times of a page were written that have no zone. English on a `.com` is written everywhere, so only
// what the page itself says decides; where it says nothing, its times are not taken for anybody's.

import { countryZone, outletCountry } from '../../text/outlet-zone.ts'
import type { WriterZone } from '../../text/parse-date.ts'
import { zoneNames } from '../../text/parse-date-zone.ts'
import { modifiedKeys, publishedKeys } from './article-date-keys.ts'
import { type ArticlePage, jsonLdValues, metaValues } from './article-page.ts'

/** IANA name, "+05:30" or "IST"; `null` where nothing says it. */
export function findPageZone(page: ArticlePage): WriterZone {
  const countryOfHost = outletCountry({ host: page.url.hostname, language: '' })
  return (
    writtenOffset(page) ??
    countryZone(countryOfHost) ??
    shownZone(page) ??
    countryZone(countryOfHost ?? saidCountry(page))
  )
}

// "+05:30" behind another time of the page. That of UTC is what systems write, whoever uses them.
function writtenOffset(page: ArticlePage): string | null {
  const names = ['datePublished', 'dateModified', 'dateCreated', 'uploadDate']
  const texts = [
    ...names.flatMap(name => jsonLdValues(page, { name, leastRank: 1.5 })),
    ...metaValues(page, [...publishedKeys, ...modifiedKeys]),
    ...page.scan.marked.flatMap(({ attributes }) => attributes.get('datetime') ?? []),
  ]
  for (const text of texts) {
    const offset = /T\d\d:?\d\d(?::?\d\d)?(?:\.\d{1,9})?([+-]\d\d:?\d\d)$/.exec(text.trim())?.[1]
    if (offset && !/^.00:?00$/.test(offset)) return offset
  }
  return null
}

function saidCountry(page: ArticlePage): string | null {
  const { scan, url } = page
  const languages = [
    scan.htmlLanguage,
    ...metaValues(page, ['og:locale', 'content-language', 'language', 'dc.language']),
    ...jsonLdValues(page, { name: 'inLanguage', leastRank: 2 }),
  ].filter(language => language.length < 20)
  const countries = languages.flatMap(language => outletCountry({ host: '', language }) ?? [])
  return countries[0] ?? countryOfPlace(page) ?? (isIndia.test(url.hostname) ? 'in' : null)
}

/** "indiatimes.com", "thehindu.com" */
const isIndia = /india|bharat|hindu|hindi|delhi|mumbai|bengal|kerala|tamil|telugu|punjab|gujarat/i

// "IN-DL", "US"
function countryOfPlace(page: ArticlePage): string | null {
  const places = [
    ...metaValues(page, ['geo.region', 'geo.country', 'country']),
    ...page.jsonLd.nodes
      .slice(0, 100)
      .flatMap(({ fields, types }) =>
        types.includes('PostalAddress') ? [fields.get('addressCountry')] : [],
      ),
  ]
  const codes = places.flatMap(place =>
    typeof place === 'string' ? (/^\s*([a-z]{2})(?:-|\s*$)/i.exec(place)?.[1] ?? []) : [],
  )
  return codes[0]?.toLowerCase() ?? (places.some(place => /^\s*india\s*$/i.test(String(place))) ? 'in' : null)
}

const zoneBehindClock = new RegExp(
  `\\d{1,2}[:.]\\d{2}(?::\\d{2})?\\s?(?:[ap]\\.?m\\.?|[AP]M)?\\s?[([]?(${zoneNames.join('|').toUpperCase()})\\b`,
)

// "3:42 PM ET" of a date that is shown.
function shownZone({ scan }: ArticlePage): string | null {
  const shown = [...scan.marked, ...scan.texts].filter(
    ({ text, region }) => region !== 'beside' && text.length < 200,
  )
  for (const { text } of shown) {
    const zone = zoneBehindClock.exec(text)?.[1]
    if (zone) return zone
  }
  return null
}
