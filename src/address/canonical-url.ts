// Gives each article one address. The canonical form is an identity: two addresses with the same form are treated as
// the same article, so no rule may merge two different articles. Readers are sent to the address as given.
import { redirectTarget } from './canonical-url-redirectors.ts'
import {
  type AddressChange,
  cleanParameters,
  isAlwaysTracking,
  knownSiteForm,
  withoutAmp,
} from './canonical-url-steps.ts'

type CanonicalUrlResult = { ok: true; url: string; changes: AddressChange[] } | { ok: false }

/** A PostgreSQL unique index accepts at most 2,704 bytes per row. */
const urlLengthMax = 2048

/** Longer addresses are rejected; a redirector with a target inside has up to 4,000 characters. */
const givenLengthMax = 8192

/** Real addresses need one round; the worst generated test case needed four. */
const roundsMax = 8

/** A redirector may point at another redirector; more than three is abuse. */
const redirectorsMax = 3

/**
 * The identity of an article's address and the changes made to reach it; idempotent. Refuses other texts, schemes but http and
 * https, credentials, and more than 2,048 characters. `keptParameters`: those that an editor marked as not tracking there.
 */
export function canonicalUrl(given: string, keptParameters?: ReadonlySet<string>): CanonicalUrlResult {
  let result = rewritten(given, keptParameters)
  if (result.ok && result.changes.length === 0) return result
  // One step may create work for another ("/amp//index.html"), so the steps repeat until nothing changes.
  for (let rounds = 0; result.ok && rounds < roundsMax; rounds++) {
    const again: CanonicalUrlResult = rewritten(result.url, keptParameters)
    if (!again.ok || again.url === result.url) return again.ok ? result : again
    result = { ...again, changes: uniqueChanges([...result.changes, ...again.changes]) }
  }
  return result
}

/** The address a reader is sent to: as given, taken out of its redirector and without tracking parameters. */
export function displayUrl(
  given: string,
  keptParameters?: ReadonlySet<string>,
): { ok: true; url: string } | { ok: false } {
  const target = readTarget(given)
  if (!target) return { ok: false }
  const { url } = target
  cleanParameters(url, keptParameters)
  if (trackingFragment.test(url.hash)) url.hash = ''
  return url.href.length > urlLengthMax ? { ok: false } : { ok: true, url: url.href }
}

const trackingFragment = /^#(?:xtor|amp_tf|aoh|echobox|referrer|utm_\w{1,20})=/i

/** The changes to either address that show that both identify the same article; empty when they are spelled the same. */
export function changesBetween(url: string, existingUrl: string): AddressChange[] {
  return url === existingUrl ? [] : uniqueChanges([url, existingUrl].flatMap(changesOf))
}

/** The names of the dropped parameters, in their order. `doubtful`: dropped for a value that may identify an article elsewhere. */
export function droppedParameters(url: string): { all: string[]; doubtful: string[] } {
  const all = changesOf(url).flatMap(change => (change.code === 'parameter' ? [change.name] : []))
  return { all, doubtful: all.filter(name => !isAlwaysTracking(name)) }
}

function changesOf(url: string): AddressChange[] {
  const canonical = canonicalUrl(url)
  return canonical.ok ? canonical.changes : []
}

const steps: ((url: URL, keptParameters?: ReadonlySet<string>) => AddressChange[])[] = [
  plainHost,
  secureScheme,
  cleanParameters,
  plainPath,
  withoutAmp,
  knownSiteForm,
  withoutFragment,
]

function rewritten(given: string, keptParameters?: ReadonlySet<string>): CanonicalUrlResult {
  const target = readTarget(given)
  if (!target) return { ok: false }
  const changes = [...target.changes, ...steps.flatMap(step => step(target.url, keptParameters))]
  const url = spelled(target.url)
  return url.length > urlLengthMax ? { ok: false } : { ok: true, url, changes: uniqueChanges(changes) }
}

function uniqueChanges(changes: readonly AddressChange[]): AddressChange[] {
  if (changes.length < 2) return [...changes]
  return [...new Map(changes.map(change => [JSON.stringify(change), change])).values()]
}

function readTarget(given: string): { url: URL; changes: AddressChange[] } | null {
  const changes: AddressChange[] = []
  let text = given.trim()
  for (let hops = 0; ; hops++) {
    const url = text.length > givenLengthMax ? null : URL.parse(text)
    if (url === null || !isWebAddress(url)) return null
    const target = hops < redirectorsMax ? redirectTarget(url) : null
    if (target === null) return { url, changes }
    changes.push({ code: 'redirector', host: url.hostname })
    text = target
  }
}

function isWebAddress({ protocol, username, password, hostname }: URL): boolean {
  if (!/^https?:$/.test(protocol) || username !== '' || password !== '') return false
  return /^(?:[a-z0-9_-][a-z0-9_.-]*|\[[\da-f:.]+\])$/.test(hostname)
}

// m.example.in and www.example.in serve the articles of example.in; the remaining host must still contain a dot.
function plainHost(url: URL): AddressChange[] {
  const host = url.hostname.replace(/(?<!\.)\.+$/, '')
  const plain = host.replace(/^(?:(?:www\d?|m|mobile|amp)\.)+(?=[^.]+\.[^.])/, '')
  if (plain === url.hostname) return []
  url.hostname = plain
  return [{ code: 'host', host, plain }]
}

// With an explicit port, http and https may be two servers.
function secureScheme(url: URL): AddressChange[] {
  if (url.protocol === 'https:' || url.port !== '') return []
  url.protocol = 'https:'
  return [{ code: 'scheme' }]
}

function plainPath(url: URL): AddressChange[] {
  const path = normalEscapes(url.pathname)
    .replace(/(?<!:)\/{2,}/g, '/')
    .replace(/;jsessionid=[^/;]{0,200}/gi, '')
    .replace(/\/(?:index|default)\.(?:html?|php\d?|aspx?|jsp|shtml)$/i, '/')
    .replace(/(?<=[^/])\/+$/, '')
  if (path === url.pathname) return []
  url.pathname = path
  return [{ code: 'path' }]
}

// RFC 3986 §6.2.2: hexadecimal digits in upper case, no escapes where none are needed.
function normalEscapes(path: string): string {
  const plain = path.replace(/%([\da-f]{2})/gi, (escaped, hex: string) => {
    const letter = String.fromCharCode(Number.parseInt(hex, 16))
    return /[\w.~-]/.test(letter) ? letter : escaped.toUpperCase()
  })
  return plain.replace(/[\w.~-]?(?:%[89A-F][\dA-F])+/g, composed)
}

// Normalizes to NFC, because systems encode the same letter differently: फ़ is one code point or two.
function composed(run: string): string {
  try {
    const letters = decodeURIComponent(run)
    const plain = letters.normalize('NFC')
    return plain === letters ? run : encodeURIComponent(plain)
  } catch {
    return run
  }
}

// A fragment is a position within a page, but "#!" used to hold the whole address of a page.
function withoutFragment(url: URL): AddressChange[] {
  if (url.hash === '' || url.hash.startsWith('#!')) return []
  url.hash = ''
  return [{ code: 'fragment' }]
}

function spelled(url: URL): string {
  return url.pathname === '/' && url.search === '' && url.hash === '' ? url.origin : url.href
}
