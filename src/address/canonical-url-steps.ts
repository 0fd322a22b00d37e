// The steps from an address to its canonical form (canonical-url.ts).

// How a canonical address differs from the given one; pages turn the codes into sentences.

export type AddressChange =
  | { code: 'parameter'; name: string }
  | { code: 'redirector'; host: string }
  | { code: 'host'; host: string; plain: string }
  | { code: 'known-site'; host: string }
  | { code: 'scheme' | 'path' | 'fragment' | 'amp' | 'empty-query' | 'query-spelling' }

// Separates tracking parameters from others. Unknown ones stay: `id`, `p` and `cid` identify articles on some sites.

/** Always dropped, whatever their value. */
const trackingParameters = new Set(
  `fbclid gclid gclsrc dclid gbraid wbraid msclkid twclid ttclid yclid ysclid igshid igsh li_fat_id epik rdt_cid
  mc_cid mc_eid _ga _gl _hsenc _hsmi __hssc __hstc __hsfp hsctatracking mkt_tok oly_enc_id oly_anon_id vero_id vero_conv
  __s ss_source ss_campaign_id ml_subscriber ml_subscriber_hash rb_clickid wickedid _branch_match_id _branch_referrer
  _openstat spm scm yptr soc_src soc_trk guccounter guce_referrer guce_referrer_sig ncid icid intcid int_source ocid
  cmpid cmp xtor s_cid sr_share smid smtyp tpcc ns_mchannel ns_source ns_campaign ns_linkname ns_fee wt_mc wt.mc_id
  __twitter_impression amp_js_v amp_gsa usqp pfrom mibextid sfnsn trkcampaign hss_channel
  ref_src ref_url dicbo zanpid origin_referrer fb_action_ids fb_action_types fb_ref fb_source action_object_map
  action_type_map action_ref_map taid .tsrc guccounter ved sxsrf traffic_source feedtype feedname ftcamp
  srsltid gad_source gad_campaignid _bhlid sccid irclickid irgwc chainedposts fb_comment_id emci emdi dm_i s_kwcid ns_mail_uid
  ns_mail_job mbid pnespid akamai-rum triedredirect noamp nonamp phpsessid jsessionid aspsessionid cfid cftoken share_id amp_markup`.split(
    /\s+/,
  ),
)

const trackingFamily =
  /^(?:utm|itm|_x_tr|pk|mtm|piwik|matomo|hsa|at_(?:medium|campaign|custom\d|link|ptr|bbc|format|source|team|user|content|type|channel|recipient)|stm|uta|oft|gaa)(?:_|$)|^at_(?:medium|campaign|custom\d)|^cx_(?:test(?:id|variant)|artpos|experience(?:id|action)|navsource|recs|rec_|click)|^__(?:cft|tn|xts)__/

/** Dropped only when the value names a referrer: on other sites the same parameter identifies an article or a section. */
const referrerValues: Record<string, RegExp> = {
  ref: /^(?!\d+$|.*\.(?:html?|php|aspx?|cms)$)[a-z_-]{0,40}(?:\.[a-z]{2,20}){0,2}$/i,
  ref_: /./,
  referrer: /./,
  referer: /./,
  from: /^(?:mdr|rss|home|homepage|facebook|twitter|whatsapp|telegram|app|article|search|feed|top|newsletter|email)[a-z_-]*$/i,
  source:
    /^(?:rss|feed|twitter|facebook|fb|whatsapp|telegram|instagram|linkedin|google|newsletter|email|app|home|homepage|share|social|amp|news_?letter|pushnotification)[a-z_-]*$|^rss-{1,4}[\da-f]{8,12}-{3,8}\d{0,2}$/i,
  src: /^(?:rss|feed|twitter|facebook|fb|whatsapp|home|share|social|top)[a-z_-]*$/i,
  via: /^(?!\d+$)[\w-]{1,40}$/,
  share: /^(?:|1|true|[a-z_-]{1,30})$/i,
  shared: /^(?:|1|true|[a-z_-]{1,30})$/i,
  partner: /^(?:rss|feed|[a-z]+rss)$/i,
  emc: /^(?:rss|eta\d|edit_[a-z_\d]+)$/i,
  rss: /^(?:|1|yes|true)$/i,
  feed: /^rss/i,
  fsrc: /./,
  mod: /^(?:rss|mw_|hp_|article_|djem|e2|itp_|home|trending)/i,
  ito: /^\d{1,6}$/,
  ftag: /./,
  oc: /^5$/,
  ft: /^nprml$/,
  f: /^\d{1,12}$/,
  brid: /./,
  partnerid: /^rss/i,
  trk: /./,
  li: /^[A-Za-z]{7}$/,
  s: /^0[89]$/,
  cvid: /^[\da-f]{32}$/i,
  ei: /^\d{1,4}$/,
  pc: /./,
  outputtype: /^amp(?:-type)?$/i,
  amp: /^(?:|1|true|yes)$/i,
  _amp: /^(?:|1|true|yes)$/i,
  isamp: /^(?:|1|true|yes)$/i,
  wpamp: /^(?:|1|true|yes)$/i,
}

const none: ReadonlySet<string> = new Set()

/** Without the parameter beside it, each of these (NPR's `f`, Facebook's `brid`, MSN's `ei` and `pc`) may identify an article. */
const onlyBeside: Record<string, string> = { f: 'ft', brid: 'fbclid', ei: 'cvid', pc: 'cvid' }

/**
 * Drops tracking parameters from `url` in place and returns the changes; the others keep their order and spelling, on which a
 * server may depend. `kept`: parameters that an editor marked as identifying articles at this outlet.
 */
export function cleanParameters(url: URL, kept: ReadonlySet<string> = none): AddressChange[] {
  return [...cleanPath(url, kept), ...cleanQuery(url, kept)]
}

/** Tools append "&utm_source=rss" to an address that has no query. */
function cleanPath(url: URL, kept: ReadonlySet<string>): AddressChange[] {
  const [joined = ''] = /(?:&utm_[a-z]{1,20}=[^&/]*)+$/i.exec(url.pathname) ?? []
  const names = joined.split('&').slice(1).map(nameOf)
  if (names.length === 0 || names.some(name => kept.has(name))) return []
  url.pathname = url.pathname.slice(0, -joined.length)
  return names.map(name => ({ code: 'parameter', name }))
}

function cleanQuery(url: URL, kept: ReadonlySet<string>): AddressChange[] {
  if (url.search.length < 2) {
    const bare = url.href.split('#', 1)[0]?.endsWith('?') ?? false
    if (bare) url.search = ''
    return bare ? [{ code: 'empty-query' }] : []
  }
  const pairs = url.search
    .replace(/^\?+/, '')
    .replace(/(^|&)(?:amp(?:;|%3B))+/gi, '$1')
    .replace(/\?(?=utm_|fbclid=)/gi, '&')
    .split('&')
  const names = new Set(pairs.map(nameOf))
  const left = pairs.filter(pair => pair !== '' && (kept.has(nameOf(pair)) || !isTracking(pair, names)))
  if (left.join('&') === url.search.slice(1)) return []
  const dropped = pairs
    .filter(pair => pair !== '' && !left.includes(pair))
    .map((pair): AddressChange => ({ code: 'parameter', name: nameOf(pair) }))
  url.search = left.join('&')
  return dropped.length > 0 ? dropped : [{ code: 'query-spelling' }]
}

/** The names of all parameters of an address, in lower case. */
export function parameterNames({ search }: URL): Set<string> {
  return new Set(search.replace(/^\?+/, '').split('&').map(nameOf))
}

/** Whether a parameter of this name, in lower case, is dropped whatever its value. */
export function isAlwaysTracking(name: string): boolean {
  return trackingParameters.has(name) || trackingFamily.test(name)
}

function isTracking(pair: string, names: Set<string>): boolean {
  const name = nameOf(pair)
  if (isAlwaysTracking(name)) return true
  const beside = onlyBeside[name]
  if (beside !== undefined && !names.has(beside)) return false
  return Object.hasOwn(referrerValues, name) && (referrerValues[name]?.test(contentOf(pair)) ?? false)
}

function nameOf(pair: string): string {
  return (pair.split('=', 1)[0] ?? '').toLowerCase().replaceAll('%5f', '_')
}

function contentOf(pair: string): string {
  const at = pair.indexOf('=')
  return at === -1 ? '' : pair.slice(at + 1)
}

// An AMP page is a copy of the article under another host, path or parameter.

/** Outlets' AMP paths: /amp as a suffix, as a prefix, before or after the article's number, or as a file extension. */
const ampPaths: [RegExp, string][] = [
  [/\/amp_(articleshow|videoshow|liveblog|photoshow|movie_show)\//, '/$1/'],
  [/\/(articleshow|videoshow)\/amp\/(?=.)/, '/$1/'],
  [/(?:\/amp){1,3}(?:\/1|-page)?\/?$/, ''],
  [/[._-]amp(\.s?html?|\.php|\.ece|\.cms)$/, '$1'],
  [/\.amp$/, ''],
  [/\/amp-(\d{8,20}\.html)$/, '-$1'],
  [/^\/(?:amp|amphtml)\/(?=[^/]+(?:\/[^/]|-[^/]*-))/, '/'],
]

/** Rewrites an AMP address in place to the article's address and returns the changes. */
export function withoutAmp(url: URL): AddressChange[] {
  const plain = ampPaths.reduce(
    (path, [pattern, replacement]) => path.replace(pattern, replacement),
    url.pathname,
  )
  if (plain === url.pathname) return []
  url.pathname = plain === '' ? '/' : plain
  return [{ code: 'amp' }]
}

// Sites that serve one article at several addresses and whose article number is known to be unique. Adding a site needs
// proof from real addresses that its numbers are never reused: Mint's (…-11652290560669.html) was.

type KnownSite = { host: RegExp; form: (url: URL) => string | null }

const knownSites: KnownSite[] = [
  // Times of India, Economic Times, Navbharat Times …: the text before the number is only for search engines.
  {
    host: /(?:^|\.)(?:indiatimes\.com|samayam\.com)$/,
    form: url => /\/\w+show\/\d{6,12}\.cms$/.exec(url.pathname)?.[0] ?? null,
  },
  // m.timesofindia.com and m.economictimes.com have the numbers of indiatimes.com: all articles seen at both are the same ones.
  { host: /^(?:timesofindia|economictimes)\.com$/, form: mobileTimesForm },
  // Aaj Tak and India Today move articles between sections; number and date stay.
  { host: /^(?:aajtak\.in|indiatoday\.in)$/, form: url => tailOf(url, /-(\d{6,9}-\d{4}-\d\d-\d\d)$/) },
  { host: /^youtube\.com$/, form: youtubeForm },
  { host: /^youtu\.be$/, form: shortYoutubeForm },
]

/** Rewrites the address in place to the one form given by the site's own number and returns the changes. */
export function knownSiteForm(url: URL): AddressChange[] {
  const before = url.href
  const site = knownSites.find(({ host }) => host.test(url.hostname))
  const path = site?.form(url) ?? null
  if (path === null) return []
  const form = new URL(path, url)
  url.hostname = form.hostname
  url.pathname = form.pathname
  url.search = form.search
  return url.href === before ? [] : [{ code: 'known-site', host: url.hostname }]
}

function mobileTimesForm({ hostname, pathname }: URL): string | null {
  const article = /\/(?:amp_)?(\w+show\/\d{6,12}\.cms)$/.exec(pathname)?.[1]
  return article ? `https://${hostname.replace(/com$/, 'indiatimes.com')}/${article}` : null
}

function tailOf(url: URL, pattern: RegExp): string | null {
  const tail = pattern.exec(url.pathname)?.[1]
  return tail ? `/${tail}` : null
}

function youtubeForm(url: URL): string | null {
  const video = /^\/(?:shorts|live|embed)\/([\w-]{11})$/.exec(url.pathname)?.[1] ?? watchedVideo(url)
  return video ? `/watch?v=${video}` : null
}

function watchedVideo(url: URL): string | null {
  const video = url.pathname === '/watch' ? url.searchParams.get('v') : null
  return video && /^[\w-]{11}$/.test(video) ? video : null
}

function shortYoutubeForm(url: URL): string | null {
  const video = /^\/([\w-]{11})$/.exec(url.pathname)?.[1]
  return video ? `https://youtube.com/watch?v=${video}` : null
}
