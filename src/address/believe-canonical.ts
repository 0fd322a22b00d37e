// Decides whether to accept the canonical address that a page declares. The declaration is only a claim: templates name
// the home page on every article, copies name themselves or a competitor, and a page of one outlet must not replace
// another outlet's article. An accepted claim becomes the identity used to detect duplicates.

import { canonicalUrl } from './canonical-url.ts'
import { siteOf } from './site-of.ts'

type BelievedCanonical =
  | { ok: true; canonicalUrl: string }
  | { ok: false; reason: 'none' | 'bad-address' | 'another-site' | 'no-article' }

/** Home page, section and search paths that broken templates declare as the canonical address of every article. */
const noArticle = /^\/(?:$|(?:amp|home|index|search|404|error|login|undefined|null)\/?$)/i

/** Host labels that no reader can open, left over from a staging server. */
const notPublic = /(?:^|\.)(?:localhost|local|internal|staging|stage|dev|test|preview)\./

/**
 * The identity of the article served at `pageUrl` (after redirects) when the page declares `link` (its canonical link
 * or `og:url`). Accepted only if it is on the same site and can be the address of an article.
 */
export function believeCanonical(pageUrl: string, link: string | null): BelievedCanonical {
  const given = link?.trim() ?? ''
  if (given === '') return { ok: false, reason: 'none' }
  if (!URL.canParse(given, pageUrl)) return { ok: false, reason: 'bad-address' }
  const claimed = new URL(given, pageUrl)
  const canonical = canonicalUrl(claimed.href)
  if (!canonical.ok) return { ok: false, reason: 'bad-address' }
  const site = siteOf(pageUrl)
  // The claim may be a redirector, so both the claimed address and its target must be on the page's site.
  const isOwn = site !== '' && siteOf(claimed.href) === site && siteOf(canonical.url) === site
  if (!isOwn) return { ok: false, reason: 'another-site' }
  const page = new URL(pageUrl)
  const leavesPublic =
    notPublic.test(claimed.hostname.slice(0, -site.length)) && claimed.hostname !== page.hostname
  if (leavesPublic || !canBeArticle(page, claimed)) return { ok: false, reason: 'no-article' }
  return { ok: true, canonicalUrl: canonical.url }
}

// A claim of "/news/india" for "/news/india/flood-in-assam-123" is a section: the template lost its article. A claim
// must also not drop the article's number.
function canBeArticle(page: URL, claimed: URL): boolean {
  const [from, to] = [pathOf(page), pathOf(claimed)]
  if (from === to) return claimed.search !== '' || keepsNoNumber(page)
  if (noArticle.test(to)) return false
  const isAbove = from.startsWith(`${to}/`) && !/^\/(?:amp|amp\/1|amp\/amp)$/i.test(from.slice(to.length))
  return !isAbove || /\d{5}/.test(to) || /(?:-[^-/]+){3}$/.test(to)
}

// "/story?id=5" with the canonical address "/story" would merge the articles of all ids.
function keepsNoNumber(page: URL): boolean {
  const canonical = canonicalUrl(page.href)
  return !canonical.ok || !/[?&](?:[\w-]*id|p|story|article|a|n|no)=[^&]/i.test(new URL(canonical.url).search)
}

function pathOf(url: URL): string {
  // Without the lookbehind, a long run of slashes followed by another character takes quadratic time.
  return url.pathname.replace(/(?<!\/)\/+$/, '') || '/'
}
