// Takes " - Outlet" off a headline, and only that: a tail after a dash is dropped when it names the outlet, its host or
// the source of the entry. What merely stands behind a dash is part of the headline.

/** Where a suffix may begin; a hyphen inside a word never. */
const separator = / (?:[-–—|•·:»«]|\|\||::|>>) | ?\| ?/gu

/** Words that outlets add to their name or leave out; alone they name nobody. */
const genericWord =
  /^(?:the|and|of|a|an|in|on|at|for|news|newspaper|newspapers|daily|online|live|latest|breaking|headlines?|top|stories|story|today|tv|channel|media|digital|network|english|hindi|tamil|telugu|bengali|marathi|edition|india|indian|world|international|national|business|sports?|cricket|tech|technology|entertainment|politics|opinion|health|science|lifestyle|education|video|videos|photos|home|feed|rss|com|org|net|co|inc|ltd|magazine|journal|press|blog|site|official|trailers?|reviews?|interviews?|analysis|explained|explainers?|editorials?|podcasts?|gallery|updates?|exclusive|www|amp|m|mobile)$/

/** The longest outlet name with its section; longer tails are sentences. */
const suffixLengthMax = 60

/** A headline shorter than this would be left with nothing to say ("Live - BBC News"). */
const titleLengthMin = 8

/** `names`: what the outlet may be called: its name, the feed's title, the entry's source, hosts (`www.ndtv.com`). */
export function stripOutletSuffix(title: string, names: string[]): string {
  const known = names.flatMap(knownForms).filter(form => form.length > 1)
  const outletAt = suffixStart(title, tail => namesOutlet(tail, known))
  let kept = title
  for (let at = outletAt, rounds = 0; at !== null && rounds < 4; rounds++) {
    kept = kept.slice(0, at).trimEnd()
    at = suffixStart(kept, tail => namesOutlet(tail, known) || isSection(tail))
  }
  return kept
}

function suffixStart(title: string, isSuffix: (tail: string) => boolean): number | null {
  const from = Math.max(0, title.length - suffixLengthMax)
  const starts = [...title.slice(from).matchAll(separator)].map(match => ({
    at: from + match.index,
    tail: title.slice(from + match.index + match[0].length),
  }))
  const found = starts.findLast(({ at, tail }) => isWorthKeeping(title.slice(0, at)) && isSuffix(tail))
  return found?.at ?? null
}

// "… | Cricket News - NDTVSports.com", "… | India News - Times of India": the section before the outlet's name.
function isSection(tail: string): boolean {
  const words = wordsOf(tail)
  return words.length <= 4 && words.at(-1) === 'news' && words.every(word => genericWord.test(word))
}

function isWorthKeeping(rest: string): boolean {
  return rest.trim().length >= titleLengthMin
}

function namesOutlet(tail: string, known: string[]): boolean {
  if (
    known.includes(
      tail
        .trim()
        .toLowerCase()
        .replace(/^www\./, ''),
    )
  )
    return true
  const words = wordsOf(tail.replace(/\.(?:com|in|co\.in|co\.uk|org|net|news|tv)\b/giu, ''))
  if (words.length === 0 || words.length > 7) return false
  const whole = words.join('')
  if (known.includes(whole)) return !genericWord.test(whole)
  if (words.length <= 2 && startsWithOutlet(tail, known)) return true
  const core = words.filter(word => !genericWord.test(word)).join('')
  if (core.length < 2) return false
  const initials = words.map(word => (/^(?:the|of|and)$/.test(word) ? '' : word.slice(0, 1))).join('')
  return known.some(name => isSameName(core, name) || (words.length > 2 && name === initials))
}

// "NDTV Movies" of ndtv.com, "HT Tech" of Hindustan Times: initials are known in capitals only.
function startsWithOutlet(tail: string, known: string[]): boolean {
  const [first = ''] = tail.trim().split(/\s/)
  return (
    known.includes(first) ||
    (first.length >= 4 && /^\p{Lu}/u.test(first) && known.includes(first.toLowerCase()))
  )
}

// "Mint" is livemint, "NDTV Sports" ndtv, "Gadgets 360" gadgets: one holds the other and is at least half of it.
function isSameName(tail: string, name: string): boolean {
  if (tail === name) return true
  const [short, long] = tail.length < name.length ? [tail, name] : [name, tail]
  return (
    short.length >= 3 && short.length * 2 >= long.length && (long.startsWith(short) || long.endsWith(short))
  )
}

// A host gives its labels singly and together, and itself; a name its parts, whole and without generic words.
function knownForms(name: string): string[] {
  if (/^[\w-]+(?:\.[\w-]+)+$/u.test(name)) return hostForms(name)
  const parts = name.split(separator)
  return parts.flatMap(part => {
    const words = wordsOf(part)
    const core = words.filter(word => !genericWord.test(word))
    const initials =
      words.length > 1
        ? [
            words
              .map(word => word.slice(0, 1))
              .join('')
              .toUpperCase(),
          ]
        : []
    // "India Today" is an outlet, but the "Top Stories" of "Top Stories | Deccan Chronicle" are not.
    return core.length === 0 && parts.length > 1 ? [] : [words.join(''), core.join(''), ...initials]
  })
}

function hostForms(host: string): string[] {
  const labels = host.toLowerCase().split('.')
  const own = labels
    .slice(0, -1)
    .filter(label => !/^(?:www\d?|m|amp|mobile|com|co|org|net|gov|ac|edu)$/.test(label))
  const plain = own.map(label => label.replace(/[^a-z0-9]/g, ''))
  const bare = labels.filter(label => !/^www\d?$/.test(label)).join('.')
  return [
    ...plain.filter(label => !genericWord.test(label)),
    plain.join(''),
    plain.toReversed().join(''),
    bare,
  ]
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
