// Recognizes the logo or placeholder that an outlet sends when it has no picture of its article. "google-logo.jpg"
// under an article about Google is a picture; a logo with the outlet's own name is not.

/** Words of a file name that only describe its kind. */
const genericWord =
  /^(?:logo|logos|icon|icons|favicon|default|placeholder|fallback|dummy|missing|blank|image|images|img|picture|photo|thumb|thumbnail|og|share|social|site|main|square|new|header|footer|white|black|dark|light|small|large|big|hd|fb|facebook|twitter|card|cover|bg|blue|red|final|v\d|\d+|\d+x\d+|no|not|available|the|news|apple|touch|android|chrome)$/

const placeholderName =
  /(?:^|[-_.])(?:placeholder|no-?(?:image|img|photo|thumb(?:nail)?|picture)(?:-?available)?|image-?not-?(?:available|found)|default-?(?:image|img|thumb(?:nail)?|og|share|photo|picture|news)|(?:og|fb|share|social|news|site)-?default|dummy-?image)(?:[-_.]|$)|^(?:og|fb|facebook|twitter|social|share)[-_].{0,30}default$|^(?:blank|spacer|transparent|1x1)$/

const logoOrIcon = /(?:^|[-_.]|(?<=[a-z]))(?:logo|icon|favicon)s?(?:[-_.]|$|(?=\d))/i

/** Social sharing images, made once for the whole outlet: if they contain its name they do not show the article. */
const sharedPicture =
  /(?:^|[-_.])(?:og|fb|facebook|twitter|social|share|safe)[-_](?:image|img|card|\d{3,4}x\d{3,4})$/

/**
 * Whether the file name at `url` shows that it is the outlet's logo or a placeholder. `base` is an address of the
 * outlet.
 */
export function isPlaceholder(url: URL, base: string): boolean {
  const name = fileName(url)
  if (placeholderName.test(name.toLowerCase())) return true
  const words = name
    .replace(/(?<=[a-z])(?=[A-Z])/g, '-')
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter(Boolean)
  if (
    words.length === 0 ||
    !(
      logoOrIcon.test(name) ||
      sharedPicture.test(name.toLowerCase()) ||
      words.every(word => genericWord.test(word) && !/^\d+$/.test(word))
    )
  )
    return false
  if (words.length === 2 && words[1] === 'icon') return true
  const rest = words.filter(word => !genericWord.test(word)).join('')
  if (rest === '') return /logo|icon|default|placeholder|fallback|dummy|missing/.test(name.toLowerCase())
  return rest.length >= 3 && [url.hostname, hostOf(base)].some(host => namesHost(rest, host))
}

/** The last part of the path, which may contain a whole address, without its extension. */
function fileName(url: URL): string {
  const last =
    decoded(url.pathname)
      .split('/')
      .findLast(part => part !== '') ?? ''
  return last.replace(/\.[a-z0-9]{2,5}$/i, '').slice(0, 200)
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}

function hostOf(base: string): string {
  return URL.canParse(base) ? new URL(base).hostname : ''
}

/** "daiji" for daijiworld.com, "newswise" for newswise.com; initials are too short to decide. */
function namesHost(rest: string, host: string): boolean {
  return host
    .split('.')
    .slice(0, -1)
    .map(label => label.replace(/[^a-z0-9]/g, ''))
    .some(label => label.length >= 4 && (label.startsWith(rest) || isNearly(label, rest)))
}

/** "eurekalertbluebg" for eurekalert.org, but not an outlet's picture of its own: "ndtv-budget-og-image". */
function isNearly(label: string, rest: string): boolean {
  return rest.startsWith(label) && rest.length <= label.length + 8
}
