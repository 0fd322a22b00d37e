// A page may say under which address it wants to be known. That is a claim: templates name the home page for every
// article, copies name themselves or their competitor, and a page of one outlet must not be able to take the place of
// an article of another. An accepted claim becomes the identity that duplicates are judged by.

import { canonicalUrl } from './canonical-url.ts'
import { siteOf } from './site-of.ts'

export type BelievedCanonical =
  | { ok: true; canonicalUrl: string }
  | { ok: false; reason: 'none' | 'bad-address' | 'another-site' | 'no-article' }

/** Where a link to the home page, a section or a search is written in every article of a broken template. */
const noArticle = /^\/(?:$|(?:amp|home|index|search|404|error|login|undefined|null)\/?$)/i

/** Hosts that no reader can open, left in by somebody's staging server. */
const notPublic = /(?:^|\.)(?:localhost|local|internal|staging|stage|dev|test|preview)\./

/**
 * The identity of the article that answered at `pageUrl` (after redirects) when its page says `link` (its canonical
 * link, or `og:url`). Believed only where the site that answered is the one named, and what can be an article.
 */
export function believeCanonical(pageUrl: string, link: string | null): BelievedCanonical {
  const given = link?.trim() ?? ''
  if (given === '') return { ok: false, reason: 'none' }
  if (!URL.canParse(given, pageUrl)) return { ok: false, reason: 'bad-address' }
  const claimed = new URL(given, pageUrl)
  const canonical = canonicalUrl(claimed.href)
  if (!canonical.ok) return { ok: false, reason: 'bad-address' }
  const site = siteOf(pageUrl)
  // A redirector may hide where the claim leads, so both what it says and what that means are compared.
  const isOwn = site !== '' && siteOf(claimed.href) === site && siteOf(canonical.url) === site
  if (!isOwn) return { ok: false, reason: 'another-site' }
  const page = new URL(pageUrl)
  const leavesPublic =
    notPublic.test(claimed.hostname.slice(0, -site.length)) && claimed.hostname !== page.hostname
  if (leavesPublic || !canBeArticle(page, claimed)) return { ok: false, reason: 'no-article' }
  return { ok: true, canonicalUrl: canonical.url }
}

// "/news/india" for "/news/india/flood-in-assam-123": the section, written by a template that lost its article. A
// number of the article in the address must not be lost on the way.
function canBeArticle(page: URL, claimed: URL): boolean {
  const [from, to] = [pathOf(page), pathOf(claimed)]
  if (from === to) return claimed.search !== '' || keepsNoNumber(page)
  if (noArticle.test(to)) return false
  const isAbove = from.startsWith(`${to}/`) && !/^\/(?:amp|amp\/1|amp\/amp)$/i.test(from.slice(to.length))
  return !isAbove || /\d{5}/.test(to) || /(?:-[^-/]+){3}$/.test(to)
}

// "/story?id=5" that calls itself "/story" would be one article for all numbers.
function keepsNoNumber(page: URL): boolean {
  const canonical = canonicalUrl(page.href)
  return !canonical.ok || !/[?&](?:[\w-]*id|p|story|article|a|n|no)=[^&]/i.test(new URL(canonical.url).search)
}

function pathOf(url: URL): string {
  // Without the look behind, a long run of slashes that ends in something else takes the square of its length.
  return url.pathname.replace(/(?<!\/)\/+$/, '') || '/'
}
