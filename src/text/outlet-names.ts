// The forms in which an outlet's name appears in titles, and how reliable each form is.

export type OutletNames = {
  /** Whole names, names without generic words, capital initials and host labels: for fuzzy comparison. */
  loose: string[]
  /** Only whole names and the site's label, in lower case without spaces. */
  exact: Set<string>
  /** Names that the host confirms; it does not confirm a section such as "Delhi". */
  confirmed: Set<string>
  /** Site labels (`thehindu` in `www.thehindu.com`) and the name stored for the outlet. */
  own: Set<string>
  /** Names as written, for matching a truncated one. */
  written: string[]
}

/** Words that outlets add to their name or leave out; they identify no outlet by themselves. */
export const genericWord =
  /^(?:the|and|of|a|an|in|on|at|for|news|newspaper|newspapers|daily|online|live|latest|breaking|headlines?|top|stories|story|today|tv|channel|media|digital|network|english|hindi|tamil|telugu|bengali|marathi|edition|india|indian|world|international|national|business|sports?|cricket|tech|technology|entertainment|politics|opinion|health|science|lifestyle|education|video|videos|photos|home|feed|rss|com|org|net|co|inc|ltd|magazine|journal|press|blog|site|official|trailers?|reviews?|interviews?|analysis|explained|explainers?|editorials?|podcasts?|featured|gallery|updates?|exclusive|www|amp|m|mobile)$/

/** Separates the parts of a title or a name; a hyphen inside a word never does. */
export const separator = / (?:[-–—―|¦•·:»«›‹>~/]|--+|\|\||::|>>) | ?[|｜] ?/gu

/** Outlets that sign headlines in another script than that of their host, or with a word more. */
const otherNames = new Map([
  ['amarujala', ['अमर उजाला']],
  ['jagran', ['जागरण', 'दैनिक जागरण', 'Dainik Jagran']],
  ['bhaskar', ['भास्कर', 'दैनिक भास्कर', 'Dainik Bhaskar']],
  ['aajtak', ['आज तक', 'आजतक']],
  ['livehindustan', ['हिन्दुस्तान', 'हिंदुस्तान', 'लाइव हिन्दुस्तान', 'लाइव हिंदुस्तान']],
  ['navbharattimes', ['नवभारत टाइम्स', 'NBT']],
  ['patrika', ['पत्रिका', 'राजस्थान पत्रिका']],
  ['loksatta', ['लोकसत्ता']],
  ['lokmat', ['लोकमत']],
  ['dinamalar', ['தினமலர்']],
  ['dinamani', ['தினமணி']],
  ['dailythanthi', ['தினத்தந்தி']],
  ['hindutamil', ['இந்து தமிழ்', 'இந்து தமிழ் திசை']],
  ['anandabazar', ['আনন্দবাজার', 'আনন্দবাজার পত্রিকা']],
  ['eisamay', ['এই সময়']],
  ['sangbadpratidin', ['সংবাদ প্রতিদিন']],
])

/** `given`: hosts and other names of the outlet; `outlet`: its stored name, or ''. */
export function readOutletNames(given: string[], outlet: string): OutletNames {
  const names = [...given, ...given.filter(isHost).flatMap(host => otherNames.get(siteOf(host)) ?? [])]
  const hosts = names.filter(isHost)
  const parts = names.filter(name => !isHost(name)).flatMap(partsOf)
  const wholes = parts.map(part => wordsOf(part).join(''))
  const sites = hosts.map(siteOf).filter(site => site.length > 1 && !genericWord.test(site))
  const confirmed = parts
    .filter(part => sites.some(site => isNameOf(part, site)))
    .map(part => wordsOf(part).join(''))
  return {
    loose: names.flatMap(knownForms).filter(form => form.length > 1),
    exact: new Set([...wholes, ...sites].filter(form => form.length > 1 && !genericWord.test(form))),
    confirmed: new Set(confirmed),
    own: new Set([...sites, wordsOf(outlet).join('')]),
    written: [...parts, ...sites],
  }
}

/** "Mint" matches livemint, "NDTV Sports" ndtv, "Gadgets 360" gadgets: one contains the other and is at least half of it. */
export function isSameName(tail: string, name: string): boolean {
  if (tail === name) return true
  const [short, long] = tail.length < name.length ? [tail, name] : [name, tail]
  return (
    short.length >= 3 && short.length * 2 >= long.length && (long.startsWith(short) || long.endsWith(short))
  )
}

// "BBC News" for bbc, "Times of India" for indiatimes; but "Mumbai" for mumbailive may be a section.
function isNameOf(part: string, site: string): boolean {
  const words = wordsOf(part)
  const core = coreOf(part)
  return words.join('') === site || core === site || (words.length > 2 && isSameName(core, site))
}

/** The letters of a name without generic words; '' if all its words are generic. */
export function coreOf(name: string): string {
  return wordsOf(name)
    .filter(word => !genericWord.test(word))
    .join('')
}

export function wordsOf(text: string): string[] {
  return (
    text
      .normalize('NFKD')
      .toLowerCase()
      .replace(/\p{M}(?<=[\u0300-\u036F])|['’.]/gu, '')
      .match(/[\p{L}\p{M}\p{N}]+/gu) ?? []
  )
}

function isHost(name: string): boolean {
  return /^[\w-]+(?:\.[\w-]+)+$/u.test(name)
}

// "India Today" is an outlet, but the "Top Stories" of "Top Stories | Deccan Chronicle" is not.
function partsOf(name: string): string[] {
  const parts = name.split(separator)
  return parts.filter(part => parts.length === 1 || coreOf(part) !== '')
}

// A host yields itself and its labels, singly and joined; a name yields its parts, whole and without generic words.
function knownForms(name: string): string[] {
  if (isHost(name)) return hostForms(name)
  return partsOf(name).flatMap(part => {
    const words = wordsOf(part)
    const initials = words.map(word => word.slice(0, 1)).join('')
    return [words.join(''), coreOf(part), ...(words.length > 1 ? [initials.toUpperCase()] : [])]
  })
}

function hostForms(host: string): string[] {
  const plain = labelsOf(host)
  const bare = host.toLowerCase().replace(/^(?:www\d?\.)+/, '')
  return [
    ...plain.filter(label => !genericWord.test(label)),
    plain.join(''),
    plain.toReversed().join(''),
    bare,
  ]
}

function siteOf(host: string): string {
  return labelsOf(host).at(-1) ?? ''
}

function labelsOf(host: string): string[] {
  return host
    .toLowerCase()
    .split('.')
    .slice(0, -1)
    .filter(label => !/^(?:www\d?|m|amp|mobile|com|co|org|net|gov|ac|edu)$/.test(label))
    .map(label => label.replace(/[^a-z0-9]/g, ''))
}
