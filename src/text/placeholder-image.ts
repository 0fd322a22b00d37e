// An outlet that has no picture of its article sends its logo, or what stands where a picture is missing.
// "google-logo.jpg" under an article about Google is a picture; the outlet's own name on a logo is none.

/** Words of a file's name that say only what kind of thing it is. */
const genericWord =
  /^(?:logo|logos|icon|icons|favicon|default|placeholder|fallback|dummy|missing|blank|image|images|img|picture|photo|thumb|thumbnail|og|share|social|site|main|square|new|header|footer|white|black|dark|light|small|large|big|hd|fb|facebook|twitter|card|cover|bg|blue|red|final|v\d|\d+|\d+x\d+|no|not|available|the|news|apple|touch|android|chrome)$/

const saysPlaceholder =
  /(?:^|[-_.])(?:placeholder|no-?(?:image|img|photo|thumb(?:nail)?|picture)(?:-?available)?|image-?not-?(?:available|found)|default-?(?:image|img|thumb(?:nail)?|og|share|photo|picture|news)|(?:og|fb|share|social|news|site)-?default|dummy-?image)(?:[-_.]|$)|^(?:og|fb|facebook|twitter|social|share)[-_].{0,30}default$|^(?:blank|spacer|transparent|1x1)$/

const logoOrIcon = /(?:^|[-_.]|(?<=[a-z]))(?:logo|icon|favicon)s?(?:[-_.]|$|(?=\d))/i

/** Made once for all that an outlet shares: with its own name they are no picture of one article. */
const sharedPicture =
  /(?:^|[-_.])(?:og|fb|facebook|twitter|social|share|safe)[-_](?:image|img|card|\d{3,4}x\d{3,4})$/

/** Whether the name of the file at `url` says that it is the outlet's logo or a stand-in. `base` is of the outlet. */
export function isPlaceholder(url: URL, base: string): boolean {
  const name = fileName(url)
  if (saysPlaceholder.test(name.toLowerCase())) return true
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

/** The last part of the path, which may hold a whole address of its own, without its ending. */
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

/** "daiji" of daijiworld.com, "newswise" of newswise.com; initials are too short to tell. */
function namesHost(rest: string, host: string): boolean {
  return host
    .split('.')
    .slice(0, -1)
    .map(label => label.replace(/[^a-z0-9]/g, ''))
    .some(label => label.length >= 4 && (label.startsWith(rest) || isNearly(label, rest)))
}

/** "eurekalertbluebg" of eurekalert.org, but not what an outlet calls a picture of its own: "ndtv-budget-og-image". */
function isNearly(label: string, rest: string): boolean {
  return rest.startsWith(label) && rest.length <= label.length + 8
}
