// Takes " - Outlet" off a headline, and only that: a tail after a dash is dropped when it names the outlet, its host or
// the source of the entry. What merely stands behind a dash is part of the headline.

/** Where a suffix may begin; a hyphen inside a word never. */
const SEPARATOR = / (?:[-–—|•·:»«]|\|\||::|>>) | ?\| ?/gu

/** Words that outlets add to their name or leave out; alone they name nobody. */
const GENERIC =
  /^(?:the|and|of|a|an|in|on|at|for|news|newspaper|newspapers|daily|online|live|latest|breaking|headlines?|top|stories|story|today|tv|channel|media|digital|network|english|hindi|tamil|telugu|bengali|marathi|edition|india|indian|world|international|national|business|sports?|cricket|tech|technology|entertainment|politics|opinion|health|science|lifestyle|education|video|videos|photos|home|feed|rss|com|org|net|co|inc|ltd|magazine|journal|press|blog|site|official|trailers?|reviews?|interviews?|analysis|explained|explainers?|editorials?|podcasts?|gallery|updates?|exclusive|www|amp|m|mobile)$/

/** The longest outlet name with its section; longer tails are sentences. */
const SUFFIX_LENGTH_MAX = 60

/** A headline shorter than this would be left with nothing to say ("Live - BBC News"). */
const TITLE_LENGTH_MIN = 8

/**
 * The headline without the names of outlets behind it. `names` are what the outlet may be called: its name, the feed's
 * title, the entry's source, and hosts such as `www.thehindu.com`.
 */
export function stripOutletSuffix(title: string, names: string[]): string {
  const known = names.flatMap(knownForms).filter(form => form.length > 0)
  let kept = title
  for (let rounds = 0; rounds < 4; rounds++) {
    const cut = suffixStart(kept, known)
    if (cut === null) return kept
    kept = kept.slice(0, cut).trimEnd()
  }
  return kept
}

function suffixStart(title: string, known: string[]): number | null {
  const from = Math.max(0, title.length - SUFFIX_LENGTH_MAX)
  const starts = [...title.slice(from).matchAll(SEPARATOR)].map(match => ({
    at: from + match.index,
    tail: title.slice(from + match.index + match[0].length),
  }))
  const found = starts.findLast(
    ({ at, tail }) => isWorthKeeping(title.slice(0, at)) && namesOutlet(tail, known),
  )
  return found?.at ?? null
}

function isWorthKeeping(rest: string): boolean {
  return rest.trim().length >= TITLE_LENGTH_MIN
}

function namesOutlet(tail: string, known: string[]): boolean {
  const words = wordsOf(tail.replace(/\.(?:com|in|co\.in|co\.uk|org|net|news|tv)\b/giu, ''))
  if (words.length === 0 || words.length > 7) return false
  const whole = words.join('')
  if (known.includes(whole)) return !GENERIC.test(whole)
  const core = words.filter(word => !GENERIC.test(word)).join('')
  if (core.length < 2) return false
  const initials = words.map(word => word.slice(0, 1)).join('')
  return known.some(name => isSameName(core, name) || (words.length > 2 && name === initials))
}

// "Mint" for livemint, "NDTV Sports" for ndtv, "Gadgets 360" for gadgets: one holds the other and is at least half of it.
function isSameName(tail: string, name: string): boolean {
  if (tail === name) return true
  const [short, long] = tail.length < name.length ? [tail, name] : [name, tail]
  return (
    short.length >= 3 && short.length * 2 >= long.length && (long.startsWith(short) || long.endsWith(short))
  )
}

// A host gives its labels one by one and together; a name gives its parts between separators, whole and without generic words.
function knownForms(name: string): string[] {
  if (/^[\w-]+(?:\.[\w-]+)+$/u.test(name)) return hostForms(name)
  return name.split(SEPARATOR).flatMap(part => {
    const words = wordsOf(part)
    return [words.join(''), words.filter(word => !GENERIC.test(word)).join('')]
  })
}

function hostForms(host: string): string[] {
  const labels = host.toLowerCase().split('.').slice(0, -1)
  const own = labels.filter(label => !/^(?:www\d?|m|amp|mobile|com|co|org|net|gov|ac|edu)$/.test(label))
  const plain = own.map(label => label.replace(/[^a-z0-9]/g, ''))
  return [...plain.filter(label => !GENERIC.test(label)), plain.join(''), plain.toReversed().join('')]
}

function wordsOf(text: string): string[] {
  return (
    text
      .normalize('NFKD')
      .toLowerCase()
      .replace(/\p{M}(?<=[\u0300-\u036F])|['’.]/gu, '')
      .match(/[\p{L}\p{M}\p{N}]+/gu) ?? []
  )
}
