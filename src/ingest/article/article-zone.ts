// Finds the time zone of a page's times that state none. English on a `.com` is written everywhere, so only evidence in
// the page itself counts; without any, the hour is left open.

import { countryZone, outletCountry } from '../../text/outlet-zone.ts'
import type { WriterZone } from '../../text/parse-date.ts'
import { zoneNames } from '../../text/parse-date-zone.ts'
import { type ArticlePage, jsonLdValues, metaValues, modifiedKeys, publishedKeys } from './article-page.ts'

/** IANA name, "+05:30" or "IST"; `null` if unknown. */
export function findPageZone(page: ArticlePage): WriterZone {
  const countryOfHost = outletCountry({ host: page.url.hostname, language: '' })
  return (
    writtenOffset(page) ??
    countryZone(countryOfHost) ??
    shownZone(page) ??
    countryZone(countryOfHost ?? declaredCountry(page))
  )
}

// "+05:30" after another time of the page. An offset of zero proves nothing, because systems everywhere write UTC.
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

function declaredCountry(page: ArticlePage): string | null {
  const { scan, url } = page
  const languages = [
    scan.htmlLanguage,
    ...metaValues(page, ['og:locale', 'content-language', 'language', 'dc.language']),
    ...jsonLdValues(page, { name: 'inLanguage', leastRank: 2 }),
  ].filter(language => language.length < 20)
  const countries = languages.flatMap(language => outletCountry({ host: '', language }) ?? [])
  return countries[0] ?? countryOfPlace(page) ?? (isIndia.test(url.hostname) ? 'in' : null)
}

// Not "indianapolisrecorder.com", "indiancountrytoday.com" or "bengals.com": an open hour is better than a wrong one.
const isIndia =
  /india(?!na(?!rrative)|nola|nriver|ncountry|nz)|bharat|hindu|hindi|delhi|mumbai|bengal(?!s)|kerala|tamil|telugu|punjab|gujarat/i

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

// The zone in a visible date such as "3:42 PM ET".
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
