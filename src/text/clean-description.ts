import { cleanLines, cleanText } from './clean-text.ts'
import { truncateText } from './truncate-text.ts'

// Reduces a feed's description to the sentence or two about its article: feeds add link lists, whole articles and "read more".
/** The longest description that we keep; a card shows three lines, a search result two. */
const descriptionLengthMax = 600

/** Whole lines added by a CMS. */
const addedLines = [
  /^the post .{1,400} (?:appeared first on|first appeared on) .{1,120}$/i,
  /^(?:continue reading|read more|read full|read the full|read also|also read|see also|click on)\b.{0,200}$/i,
  /^(?:और पढ़ें|आगे पढ़ें|पूरी खबर|यह भी पढ़ें|மேலும் படிக்க|আরও পড়ুন|ఇంకా చదవండి).{0,200}$/u,
  /^(?:image|photo|representative image|file photo|pic)s?\s?(?:credit|courtesy|source)?s?\s?:.{0,120}$/i,
  /^get (?:the |all the )?latest (?:articles|news|updates|stories) (?:and|on|from|about)\b.{0,200}$/i,
  /^\(?this (?:story|article|report|copy) (?:has|was|is) (?:not been |been |not )?(?:edited|published|auto).{0,250}$/i,
  /^submitted by\s?.{1,120}\[link\]\s?\[.{0,20}comments?\]$/i,
  /^(?:null|undefined|none|nan|n\/a)$/i,
  /^(?:comments|share this|follow us on|subscribe to our|sign up for our|download the app)\b.{0,120}$/i,
]

/** Also added by content management systems, but it may be the whole text: "Click here for the timetable". */
const callToClick = /^click here\b.{0,200}$/i

const day = String.raw`(?:\d{1,2} [a-z]{3,9}|[a-z]{3,9}\.? \d{1,2}),? 20\d\d`
const clock = String.raw`\d{1,2}:\d\d(?: ?[ap]m)?(?: [A-Z]{2,4})?`

/** Prefixes: who wrote it and when, breadcrumbs ("Home » Technology »"), the section ("India Business News:"), a "read more" call. */
const addedHeads = [
  /^[>•|»][>•|»\s]*/,
  /^(?:#[\p{L}\p{N}_]{2,40}\s){3,20}/u,
  /^(?:By .{2,60}? )?Click here for updates on this story\s/,
  /^get (?:the |all the )?latest (?:articles|news|updates|stories)\b[^.]{0,100}\.\s(?=\S)/i,
  /^(?:home|start|news)\s[»›>](?:\s[^»›>]{1,40}\s[»›>])*\s/i,
  /^(?:\p{Lu}[\p{L}()&]{1,20}\s){1,3}News:(?:\s(?=[\p{Lu}"“‘'])|$)/u,
  new RegExp(
    `^(?:(?:posted|published|(?:last )?updated):? ${day}(?:[ /,|]{1,3}${clock})?[ /|]{1,3}){1,2}(?=\\S)`,
    'i',
  ),
  new RegExp(`^by [^!?:]{3,80} ${day} (?=\\S)`, 'i'),
]

/** The same at the end of a line that has other text. */
const addedTails = [
  /(?<=[.…!?:»”"।)])\s\|\s[\p{L}&' -]{3,40}$/u,
  /\s?\(?\bthis (?:story|article|report|copy) (?:has|was|is) (?:not been |been |not )?(?:edited|published|auto).{0,250}$/i,
  /(?<=[.…!?:»”"।)])\s?get (?:the |all the )?latest (?:articles|news|updates|stories)\b.{0,160}$/i,
  /(?<=[.…!?»”"।)])\s?(?:read|scroll|click|tap|watch|swipe)\s(?:on|below|down|here|the (?:full )?(?:video|story|article|post)|to)\b[^.!?]{0,40}[.!]?$/i,
  /\s(?:read more|read here|watch here|more details|source|link)?:?\s?https?:\/\/\S{0,300}$/i,
  /\s?\bthe post .{1,400} (?:appeared first on|first appeared on) .{1,120}$/i,
  /(?<=…|\.{3})\s?(?:Read more|Continue reading)\s?(?=[\p{Lu}"“‘]).{0,250}$/u,
  /\s?(?:\[link\]|\[comments\])$/i,
  /(?<=[.…!?:»”"।])\s?(?:continue reading|read more|read full (?:story|article)|click here to (?:read|know) more)\s?(?:[:»…>→.]|\.{3}){0,3}$/i,
  /\s(?:Continue reading|Read [Mm]ore|Read [Ff]ull (?:[Ss]tory|[Aa]rticle))\s?(?:[:»…>→.]|\.{3}){0,3}$/,
]

/** Marks by which a CMS shows that it truncated the text, "[…]" or " ..."; dropped after a complete sentence. */
const cutMark = /\s?(?:\[(?:…|\.{3})\]|\((?:…|\.{3})\))$|\s(?:…|\.{3})$/

/** Plain text without markup and additions; '' if it only repeats the title or lists other articles. */
export function cleanDescription(raw: string, title: string): string {
  const text = settle(withoutAdditions(cleanLines(dropLinkLists(raw)).split('\n')))
  return isEmptyOrTitle(text, title) ? '' : truncateText(text, descriptionLengthMax)
}

// Each round cleans the whole text again, and a hostile text would have thousands. Of 13,000 real ones none needs a third.
const roundsMax = 5

/** Joining the remaining lines can form a new addition. */
function settle(text: string): string {
  let settled = text
  for (let round = 0; round < roundsMax; round++) {
    const next = withoutAdditions([settled])
    if (next === settled) return settled
    settled = next
  }
  return settled
}

function withoutAdditions(lines: string[]): string {
  const clean = lines.map(line => cleanText(line))
  const own = clean
    .map(withoutHead)
    .filter(line => line !== '' && !addedLines.some(pattern => pattern.test(line)))
  const withoutCalls = own.filter(line => !callToClick.test(line))
  return withoutTails(
    withoutKeywords(withoutPromotion((withoutCalls.length > 0 ? withoutCalls : own).join(' '))),
  )
}

function withoutHead(line: string): string {
  const rest = addedHeads.reduce((kept, pattern) => kept.replace(pattern, ''), line)
  return rest === line ? line : withoutHead(rest)
}

// "…: Latest Bollywood News, Bollywood News Today, Break…" is for search engines; three keywords make a list.
function withoutKeywords(text: string): string {
  const parts = text.split(', ')
  let first = parts.length
  while (first > 0 && isKeyword(parts[first - 1] ?? '', first === parts.length)) first--
  if (parts.length - first < 3) return text
  const before = parts.slice(0, first).join(', ')
  // The first keyword follows the end of the real text.
  const endOf = (marks: string[]) => Math.max(...marks.map(mark => before.lastIndexOf(mark)))
  const sentence = endOf(['.', '!', '?', '…', '।'])
  return sentence > 0 ? before.slice(0, sentence + 1) : before.slice(0, Math.max(0, endOf([':', '|'])))
}

function isKeyword(part: string, isCut: boolean): boolean {
  return part.split(' ').length <= 5 && (/\bnews\b/i.test(part) || (isCut && /^[\p{L} ]{1,30}…$/u.test(part)))
}

function withoutTails(text: string): string {
  let kept = text
  for (let rounds = 0; rounds < 6; rounds++) {
    const next = withCutShown(addedTails.reduce((rest, pattern) => withoutTail(rest, pattern), kept))
    if (next === kept) return kept
    kept = next
  }
  return kept
}

function withCutShown(text: string): string {
  const rest = text.slice(0, cutMark.exec(text)?.index)
  return rest === text || /[.…!?।”"]$/.test(rest) ? rest : `${rest}…`
}

// Only the end is searched, because an unanchored pattern takes quadratic time.
function withoutTail(text: string, pattern: RegExp): string {
  const from = Math.max(0, text.length - 600)
  return text.slice(0, from) + text.slice(from).replace(pattern, '').trimEnd()
}

function isEmptyOrTitle(text: string, title: string): boolean {
  const letters = (one: string) => one.toLowerCase().replace(/[^\p{L}\p{M}\p{N}]/gu, '')
  return letters(text) === '' || letters(text) === letters(title)
}

// Aggregators begin a description with other outlets' headlines (12,400 of 750,000 seen); text after them may be about this
// article. A list without links is the outlet's own: the article's key points.

const listStart = /^\s{0,99}(?:<div[^>]{0,99}>\s{0,99})?<[ou]l[^>]{0,99}>\s{0,99}<li/i

/** A headline of another outlet: a link followed by that outlet's name in grey. */
const linkOfOther =
  /^\s{0,99}<a\s[^>]{0,2000}>[^<]{0,500}<\/a>(?:&nbsp;|\s){1,9}<font\b[^>]{0,200}>(?:[^<]{0,200}<\/font>)?/i

/** Where the links were removed, two non-breaking spaces precede each outlet's name. */
const headlineOfOther =
  /<li[^>]{0,200}>\s{0,99}(?:<(?:b|strong|span)>\s{0,9})?<a\s|(?:&nbsp;|&#160;|\u00A0){2}/i

/** Further leading lists are not read; one is usual. */
const listsMax = 20

/** Removes leading lists of other outlets' headlines from `html`. */
function dropLinkLists(html: string): string {
  let rest = html
  for (let lists = 0; lists < listsMax; lists++) {
    const end = linkOfOther.exec(rest)?.[0].length ?? listEnd(rest)
    if (end === 0) break
    rest = rest.slice(end)
  }
  return rest
}

function listEnd(html: string): number {
  if (!listStart.test(html)) return 0
  let [depth, end] = [0, html.length]
  for (const { 0: tag, index } of html.matchAll(/<\/?[ou]l\b[^>]{0,99}>?/gi)) {
    depth += tag.startsWith('</') ? -1 : 1
    if (depth > 0) continue
    end = index + tag.length
    break
  }
  return headlineOfOther.test(html.slice(0, end)) ? end : 0
}

// Removes what video outlets append: calls to subscribe, follow or install an app, with addresses that nobody can click.

/** An address that the sentence does not continue after: "on https://cowin.example to book" is not promotion. */
const bareAddress = /https?:\/\/\S{2,300}(?!\S)(?!\s[\p{Ll}(])/gu

const sentenceEnd = /[.!?…।](?=[^.!?…।]{0,300}$)/u

/** Attached without a space because a line break was lost. */
const gluedOn =
  /(?<=[\p{Ll}\p{N}.!?…)”"'’])(?:Subscribe (?:to|now|for|here|today)\b|SUBSCRIBE\b|Follow us\b)/u

/** After a complete sentence, and about a channel. */
const callToSubscribe =
  /(?<=[.!?…)”"])\s(?:Subscribe|SUBSCRIBE)(?:! ?$| (?:to|now|for|here)\b[^.!?]{0,80}(?:…|\.{3}|channel|newsletter|YouTube|►|👉))/u

/** The remaining text must make sense by itself. */
const hasSubstance = /(?:\p{L}[^\p{L}]{0,5}){20}/u

/** Cuts `text` where promotion starts; if the text starts with promotion, drops it up to and including its address. */
export function withoutPromotion(text: string): string {
  const starts = [gluedOn, callToSubscribe]
    .map(pattern => pattern.exec(text)?.index ?? -1)
    .filter(at => at > 0)
  const own = starts.length === 0 ? text : text.slice(0, Math.min(...starts)).trimEnd()
  return withoutAddress(hasSubstance.test(own) ? own : text)
}

function withoutAddress(text: string): string {
  const [address] = text.matchAll(bareAddress)
  if (!address) return text
  const before = text.slice(0, address.index)
  const end = sentenceEnd.exec(before)
  const sentences = end ? before.slice(0, end.index + 1) : ''
  if (hasSubstance.test(sentences)) return sentences
  const after = text.slice(address.index + address[0].length).replace(/^[\s|:•►–—-]+/, '')
  return hasSubstance.test(after) ? after : `${before.trimEnd()} ${after}`.trim()
}
