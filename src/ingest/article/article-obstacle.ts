import type { ArticleObstacle, NotHtml } from '../../domain/reasons/article-problem.ts'
import { cleanText } from '../../text/clean-text.ts'
import { isPlaceholder } from '../../text/clean-title.ts'
import { type ArticlePage, jsonLdValues, metaValues } from './article-page.ts'

// Detects obstacles behind a "200 OK": paywalls, consent pages, robot checks, "not found" pages and error pages, so
// that none of their texts becomes a headline.

/** Whether the page is not the article's, so that its texts must be ignored. */
export function hidesArticle(obstacle: ArticleObstacle | null): boolean {
  return obstacle !== null && obstacle !== 'paywall' && obstacle !== 'empty'
}

/** A page with more text than this is not just a notice. */
const noticeLengthMax = 3000

/** Enough for "Redirecting… If nothing happens, click here." */
const stubLengthMax = 400

// A title is a wall's only if a part of it says nothing else: "Blocked drains flood Chennai" is a headline.
const botTitle =
  /^(?:just a moment(?:,? please)?|attention required|access (?:is )?denied|access to this page has been denied|pardon our interruption|are you (?:a )?(?:human|robot)|robot check|human verification|security check|bot verification|verifying (?:(?:that )?you(?:'|’| a)re .{3,30}|your (?:browser|connection|request)|device)|please wait(?: while .{3,60}| for verification)?|one (?:more step|moment)(?:, please)?|(?:making sure|checking) you(?:'|’| a)re not a bot|vercel security checkpoint|client challenge|establishing a secure connection|your access to this site has been limited(?: by the site owner)?|ddos-guard|(?:request |you have been )?blocked|captcha|(?:403 )?forbidden)[\s.…!?]{0,5}$/i
const botText =
  /verify (?:that )?you(?:'|’)?(?: a|r)e (?:a )?(?:human|not a (?:ro)?bot)|checking (?:if the site connection is secure|your browser)|enable (?:javascript and cookies|js and disable any ad ?blocker)|unusual (?:traffic|activity) from|complete the (?:captcha|security check)|press (?:and|&) hold|not a robot/i
/** Names in the scripts, frames, styles and redirects of robot checks: of Cloudflare to Anubis, Sucuri, SiteGround, Vercel, Imunify360. */
export const botSign =
  /_cf_chl_opt|cf-browser-verification|captcha-delivery\.com|_Incapsula_Resource|px-captcha|\/_sec\/cp_challenge|aws-waf-token|\/\.within\.website\/x\/|sucuri_cloudproxy_js|\/\.well-known\/sgcaptcha|_vcrct|wsidchk/

const consentHost = /^(?:consent|guce|cmp|privacy|zustimmung|cookies?|myprivacy)\./
const consentPath =
  /\/(?:consent|collectconsent|cookie-?(?:wall|consent)|privacy-?(?:gate|wall)|gdpr-?consent)(?:[/.?]|$)/i
const consentTitle =
  /^(?:before you continue(?: to .{2,30})?|we value your privacy|cookie consent|your privacy choices|consent|privacy settings|(?:ihre )?zustimmung|votre consentement|.{2,30} is part of the .{2,30} family)[\s.…!?]{0,5}$/i

const loginPath = /\/(?:log-?in|sign-?in|sign-?up|register|sso|auth|authenticate|account\/login)(?:[/.?]|$)/i
const loginTitle =
  /^(?:(?:please )?(?:log|sign) ?in|login required|anmelden|connexion|iniciar sesión|लॉग ?इन)(?: (?:to|or|and|&|\/) .{2,30}| करें)?[\s.…!?]{0,5}$/i

const missingTitle =
  /^(?=.{0,30}\b404\b)(?:(?:404|error|http|status|code|oops|sorry|page|file|not found)\b[^\p{L}\p{N}]{0,5}){1,9}1?$|(?:\bpage (?:(?:was|could|does|can) ?)?(?:n['’]t|['’]t|not) (?:be )?(?:found|exist)|^(?:sorry, )?not found|^page (?:unavailable|missing)|\b(?:page|article|story|content|post|link|video)(?: you .{3,30})? (?:is )?no longer (?:available|exists)|\barticle (?:not found|has been removed)|(?:seite|artikel) (?:wurde )?nicht gefunden|page (?:introuvable|non trouvée)|página no encontrada|pagina non trovata|(?:पेज|पृष्ठ) नहीं मिला)[\s.…!?]{0,5}(?:\(?404\)?)?$/iu

/** Titles that servers, shared hosts and domain sellers show instead of a site. */
const faultTitle =
  /^(?:account suspended|this account has been suspended|(?:fatal |wordpress )?database error|error establishing a database connection|(?:site |website |scheduled )?(?:is )?(?:under |down for )?(?:scheduled )?maintenance(?: mode)?|briefly unavailable for scheduled maintenance.{0,40}|(?:\d{3} )?(?:service (?:temporarily )?unavailable|bad gateway|gateway time-?out|internal server error|web server is down|origin is unreachable)|(?:application|runtime|server) error|(?:this|the) domain (?:name )?(?:is|may be) for sale.{0,20}|[a-z0-9-]{2,40}\.[a-z]{2,10} is for sale|(?:this )?domain (?:name )?(?:has )?expired|index of \/.{0,40}|welcome to nginx.{0,5}|apache2? .{0,30}default page.{0,20})$/i

const paywallText =
  /(?:subscribe|sign up|register|log in|become a (?:member|subscriber)) (?:now )?to (?:continue|keep|read|unlock)|to continue reading(?:,| this)|(?:only for|available (?:only )?to|exclusively for|reserved for) (?:our )?(?:subscribers|members|paying)|already (?:a subscriber|subscribed)\?|this is a (?:premium|subscriber[- ]only) (?:article|story)|unlock this (?:article|story)|पूरी खबर पढ़ने के लिए सब्सक्राइब/i

export function findObstacle(page: ArticlePage, requested: URL): ArticleObstacle | null {
  if (isBotCheck(page)) return 'bot-check'
  if (isConsent(page, requested)) return 'consent'
  if (isLogin(page, requested)) return 'login'
  if (isMissing(page)) return 'soft-404'
  if (isFault(page)) return 'out-of-order'
  if (isStub(page)) return 'leads-on'
  if (isHomePage(page, requested)) return 'home-page'
  if (isPaywall(page)) return 'paywall'
  return page.scan.visibleLength < 200 && metaValues(page, ['og:title']).length === 0 && !isArticle(page)
    ? 'empty'
    : null
}

function isBotCheck(page: ArticlePage): boolean {
  if (!isNotice(page)) return false
  return (
    isBotTitle(titleOf(page)) || botText.test(textOf(page)) || signsOf(page).some(text => botSign.test(text))
  )
}

function signsOf(page: ArticlePage): string[] {
  const { scripts, frames, links } = page.scan
  return [
    ...scripts,
    ...frames,
    ...links.map(link => link.get('href') ?? ''),
    ...metaValues(page, ['refresh']),
  ]
}

function isConsent(page: ArticlePage, requested: URL): boolean {
  const { url } = page
  const isMoved = url.host !== requested.host || url.pathname !== requested.pathname
  if (isMoved && (consentHost.test(url.hostname) || consentPath.test(url.pathname))) return true
  return isNotice(page) && isTitled(consentTitle, titleOf(page))
}

function isLogin(page: ArticlePage, requested: URL): boolean {
  const isMoved = loginPath.test(page.url.pathname) && !loginPath.test(requested.pathname)
  if (isMoved && !isArticle(page)) return true
  return (
    isNotice(page) &&
    (isTitled(loginTitle, titleOf(page)) ||
      (page.scan.hasPasswordField && !isArticle(page) && page.scan.visibleLength < 600))
  )
}

function isMissing(page: ArticlePage): boolean {
  if (isArticle(page)) return false
  return headsOf(page).some(text => text.length < 90 && isTitled(missingTitle, text))
}

function isFault(page: ArticlePage): boolean {
  return isNotice(page) && headsOf(page).some(text => text.length < 100 && faultTitle.test(text))
}

const leadsOn = /\blocation(?:\.href)?\s{0,9}=\s{0,9}["']|\blocation\.(?:replace|assign)\(/

/** A page with a few words that redirects the browser, by itself or by a script that does nothing else. */
function isStub(page: ArticlePage): boolean {
  const refreshes = metaValues(page, ['refresh']).flatMap(
    text => /^\s{0,9}(\d{0,4})\s{0,9}[;,]\s{0,9}url\s{0,9}=/i.exec(text)?.[1] ?? [],
  )
  // Nobody reads the heading of a page that leaves at once.
  const headings = refreshes.some(seconds => Number(seconds) === 0) ? [] : page.scan.headings
  const hasTitle =
    metaValues(page, ['og:title']).length > 0 ||
    page.jsonLd.nodes.some(({ rank }) => rank >= 3) ||
    headings.some(({ text }) => !isPlaceholder(cleanText(text)))
  const hasScript = page.scan.scripts.some(script => script.length < stubLengthMax && leadsOn.test(script))
  return (
    (refreshes.length > 0 || hasScript) &&
    !hasTitle &&
    page.scan.visibleLength < stubLengthMax &&
    !isArticle(page)
  )
}

function headsOf(page: ArticlePage): string[] {
  const heading = page.scan.headings[0]?.text ?? ''
  return [titleOf(page), cleanText(heading)]
}

function isHomePage({ url }: ArticlePage, requested: URL): boolean {
  const isRoot = (one: URL) =>
    /^\/(?:index\.\w{2,5})?$/.test(one.pathname) && !/[?&](?:p|id|story|article)=/.test(one.search)
  return isRoot(url) && !isRoot(requested) && requested.pathname.length > 1
}

function isPaywall(page: ArticlePage): boolean {
  const free = page.jsonLd.nodes
    .filter(({ rank }) => rank >= 1.5)
    .map(({ fields }) => String(fields.get('isAccessibleForFree')))
  if (free.some(value => /^false$/i.test(value))) return true
  const tiers = metaValues(page, 'article:content_tier content_tier paywall access contentaccess'.split(' '))
  if (tiers.some(tier => /^(?:locked|metered|premium|paid|subscribers?|hard|true)$/i.test(tier.trim())))
    return true
  return page.scan.visibleLength < 6000 && paywallText.test(textOf(page))
}

function isArticle(page: ArticlePage): boolean {
  return (
    jsonLdValues(page, { name: 'headline', leastRank: 3 }).length > 0 ||
    metaValues(page, ['og:type']).some(type => /^(?:article|video)/i.test(type)) ||
    metaValues(page, ['article:published_time']).length > 0
  )
}

function isNotice(page: ArticlePage): boolean {
  return page.scan.visibleLength < noticeLengthMax && !isArticle(page) && !printsArticle(page)
}

/** A headline that the title repeats, and a paragraph: walls print a few words. */
function printsArticle(page: ArticlePage): boolean {
  const { headings, texts } = page.scan
  const title = titleOf(page)
  return (
    headings.map(({ text }) => cleanText(text)).some(text => isHeadline(text) && title.includes(text)) &&
    texts.some(({ text, region }) => region !== 'beside' && text.trim().length > 200)
  )
}

function isHeadline(heading: string): boolean {
  return heading.split(' ').length >= 5 && !isBotTitle(heading)
}

export function isBotTitle(title: string): boolean {
  return isTitled(botTitle, title)
}

function isTitled(wall: RegExp, title: string): boolean {
  return [title, ...title.split(/\s[|·»:–—-]\s/)].some(part => wall.test(part))
}

function titleOf({ scan }: ArticlePage): string {
  return cleanText(scan.title)
}

function textOf({ scan }: ArticlePage): string {
  return scan.texts
    .map(({ text }) => text)
    .join(' ')
    .replace(/\s+/g, ' ')
    .slice(0, 8000)
}

const kindOfType: [RegExp, NotHtml][] = [
  [/^application\/pdf/, 'pdf'],
  [/^image\//, 'picture'],
  [/^(?:video|audio)\//, 'media'],
  [/^application\/(?:rss|atom|rdf)\+xml|^application\/feed\+json/, 'feed'],
  [/^application\/(?:ld\+)?json|^text\/(?:csv|javascript)/, 'data'],
  [/^application\/(?:zip|gzip|octet-stream|msword|vnd\.)/, 'file'],
]

const kindOfFirstBytes: [RegExp, NotHtml][] = [
  [/^%PDF-/, 'pdf'],
  [/^(?:\u0089PNG|GIF8|\u00FF\u00D8\u00FF|RIFF.{4}WEBP)/s, 'picture'],
  [/^(?:ID3|OggS|.{4}ftyp)/s, 'media'],
  // XML declarations, stylesheets and comments may precede the feed's root element.
  [/^(?:<(?:\?xml[^>]{0,400}|!--(?:(?!-->).){0,400}--)>\s{0,99}){0,9}<(?:rss|feed|rdf:RDF)[\s>]/s, 'feed'],
  [/^PK[^ -~]{2}/, 'file'],
]

// The byte order mark of UTF-8, decoded as Latin-1.
const byteOrderMark = /^\u00EF\u00BB\u00BF/

/** The kind of a body that is not an HTML page, by its first bytes and content type; `null` for a page. */
export function findNotHtml(body: Uint8Array, contentType: string | null): NotHtml | null {
  const head = Buffer.from(body.subarray(0, 1024)).toString('latin1').replace(byteOrderMark, '').trimStart()
  const sign = kindOfFirstBytes.find(([pattern]) => pattern.test(head))
  if (sign) return sign[1]
  // Servers send pages with all kinds of content types, so what looks like HTML is treated as HTML.
  if (/<(?:!doctype html|html|head|meta|title|body)\b/i.test(head)) return null
  const type = (contentType ?? '').trim().toLowerCase()
  return (
    kindOfType.find(([pattern]) => pattern.test(type))?.[1] ??
    (/^[[{]/.test(head) && type.includes('json') ? 'data' : null)
  )
}
