import { headlineLanguage } from '../../text/detect-language.ts'
import type { Language } from '../../text/language.ts'
import { oneLine } from '../../text/remove-invisible.ts'
import { siteDay } from '../../text/site-zone.ts'
import * as feedWords from '../../words/feeds.ts'
import * as words from '../../words/letters.ts'
import * as cardWords from '../../words/news-cards.ts'
import { escapeHtml, frameMail, link, styles } from './mail-html.ts'

/** The content of a letter: the front page without the parts that are useless in a mail. */
export type Letter = {
  language: Language
  siteName: string
  /** `#rrggbb` */
  accent: string
  /** Addresses of the front page and of the page about the newsletter. */
  siteUrl: string
  newsletterUrl: string
  at: Date
  /** Ids of the stories and of the links in the letter. */
  stories: string[]
  linkIds: string[]
  lead: LetterItem
  second: LetterItem[]
  sections: LetterSection[]
}

type LetterSection = { name: string; url: string; items: LetterItem[] }

export type LetterItem = {
  title: string
  description: string
  url: string
  source: string
  language: string | null
  /** The number of other outlets with its story; 0 for none. */
  otherOutlets: number
  /** The page of its story; null for none. */
  storyUrl: string | null
  /** Who covers its story, in one line; '' where that is not said. */
  coverage: string
  /** The text of a correction that readers still see beside the headline; '' for none. */
  correction: string
}

/** A mail as it is handed to the mail server, without its addresses. */
export type MailText = { subject: string; html: string; plain: string }

// Gmail truncates mails at 102 KB, which would lose the unsubscribe link; a third is left for what mail servers add.
const bytesMax = 60_000

const headline = `${styles.ink};font-weight:700;text-decoration:none`

/** The placeholder for each subscriber's own unsubscribe link. Our texts never contain control characters. */
const leavePlaceholder = '\u0001leave\u0001'

/** A letter in HTML and as plain text. If it is too large for mail clients, sections are left out from the end. */
export function writeLetter(letter: Letter): MailText {
  const { language, siteName, lead } = letter
  const subject = oneLine(words.subject(language, { siteName, headline: lead.title }))
  const html = drawLetter(letter, subject)
  if (Buffer.byteLength(html) > bytesMax && letter.sections.length > 0)
    return writeLetter({ ...letter, sections: letter.sections.slice(0, -1) })
  return { subject, html, plain: printLetter(letter) }
}

/** The columns of a letter in the outbox; without its texts, and so never sent, if nothing is left of it. */
export function toLetterColumns(
  letter: Letter | null,
  now: Date,
): MailText & { linkIds: string[]; writtenAt: Date } {
  const text = letter ? writeLetter(letter) : { subject: '', html: '', plain: '' }
  return { ...text, linkIds: letter?.linkIds ?? [], writtenAt: now }
}

/** The letter with one subscriber's unsubscribe link. */
export function addressLetter({ subject, html, plain }: MailText, leaveUrl: string): MailText {
  return {
    subject,
    html: html.replaceAll(leavePlaceholder, escapeHtml(leaveUrl)),
    plain: plain.replaceAll(leavePlaceholder, leaveUrl),
  }
}

function drawLetter(letter: Letter, subject: string): string {
  const { language, siteName, siteUrl, accent, at, lead, second, sections } = letter
  const rows = [
    `<h1 class="a" style="margin:0;padding:0 0 8px;border-bottom:3px solid ${accent};${styles.serif};font-size:28px;line-height:1.2">${link(siteUrl, siteName, headline)}</h1>`,
    `<p class="q" style="margin:8px 0 20px;font-size:14px;${styles.quiet}">${escapeHtml(siteDay(at, language))}</p>`,
    drawItem(lead, { language, px: 26 }),
    ...second.map(item => drawItem(item, { language, px: 20 })),
    ...sections.flatMap(section => drawSection(section, language)),
    drawFoot(letter),
  ]
  return frameMail({ language, subject, teaser: lead.description || lead.title, rows })
}

function drawSection({ name, url, items }: LetterSection, language: Language): string[] {
  return [
    `<h2 class="r" style="margin:28px 0 12px;padding-top:8px;border-top:${styles.rule};${styles.sans};font-size:15px">${link(url, name, headline)}</h2>`,
    ...items.map(item => drawItem({ ...item, description: '' }, { language, px: 17 })),
  ]
}

function drawItem(item: LetterItem, { language, px }: { language: Language; px: number }): string {
  const { title, description, url, source, storyUrl, otherOutlets, coverage, correction } = item
  const { lang, dir } = headlineLanguage(title, item.language, language)
  const start = dir === 'rtl' ? ';text-align:right' : ''
  const languageAttributes = `${lang ? ` lang="${escapeHtml(lang)}"` : ''}${dir ? ` dir="${dir}"` : ''}`
  const more = otherOutlets > 0 ? cardWords.andMoreOutlets(language, { count: otherOutlets }) : ''
  const text = description
    ? `<p class="i"${languageAttributes} style="margin:6px 0 0;font-size:16px;line-height:1.5;${styles.ink};${styles.serif}${start}">${escapeHtml(description)}</p>`
    : ''
  const outlets =
    more && storyUrl
      ? ` <a class="q" href="${escapeHtml(storyUrl)}" style="${styles.quiet}">${escapeHtml(more)}</a>`
      : ''
  const corrected = correction
    ? `<p class="i" dir="auto" style="margin:4px 0 0;font-size:14px;line-height:1.5;${styles.ink};${styles.sans}"><b>${escapeHtml(cardWords.correction(language))}</b> ${escapeHtml(correction)}</p>`
    : ''
  const sides = coverage ? `<br>${escapeHtml(coverage)}` : ''
  return `<div style="margin:0 0 16px"><div${languageAttributes} style="font-size:${px}px;line-height:1.35;${styles.serif}${start}">${link(url, title, headline)}</div>${text}${corrected}<div class="q" style="margin:4px 0 0;font-size:14px;line-height:1.4;${styles.quiet}"><bdi>${escapeHtml(source)}</bdi>${outlets}${sides}</div></div>`
}

function drawFoot({ language, siteName, siteUrl, newsletterUrl }: Letter): string {
  const why = words.why(language, { siteName, page: text => ({ url: newsletterUrl, text }) })
  const quiet = `${styles.quiet};text-decoration:underline`
  const sentence = why.map(part =>
    typeof part === 'string'
      ? escapeHtml(part)
      : `<a class="q" href="${escapeHtml(part.url)}" style="${quiet}">${escapeHtml(part.text)}</a>`,
  )
  return `<div class="q r" style="margin:32px 0 0;padding-top:12px;border-top:${styles.rule};font-size:14px;line-height:1.6;${styles.quiet}"><a class="q" href="${escapeHtml(siteUrl)}" style="${quiet}">${escapeHtml(words.readOn(language, { siteName }))}</a><br>${sentence.join('')}<br><a class="q" href="${leavePlaceholder}" style="${quiet}">${escapeHtml(words.leave(language))}</a></div>`
}

function printLetter(letter: Letter): string {
  const { language, siteName, siteUrl, at, lead, second, sections } = letter
  return [
    `${oneLine(siteName).toLocaleUpperCase(language)}\n${siteDay(at, language)}`,
    ...[lead, ...second].map(item => printItem(item, language)),
    ...sections.flatMap(({ name, items }) => [
      `${oneLine(name)}\n${'-'.repeat(24)}`,
      ...items.map(item => printItem({ ...item, description: '' }, language)),
    ]),
    '-- ',
    `${oneLine(words.readOn(language, { siteName }))}\n${siteUrl}`,
    `${words.leave(language)}\n${leavePlaceholder}`,
  ].join('\n\n')
}

function printItem(
  { title, description, source, url, otherOutlets, coverage, correction }: LetterItem,
  language: Language,
): string {
  const more = otherOutlets > 0 ? cardWords.andMoreOutlets(language, { count: otherOutlets }) : ''
  const by = [oneLine(source), more].filter(Boolean).join(' ')
  const corrected = correction && feedWords.correction(language, { text: correction })
  return [title, description, corrected, by, coverage, url].map(oneLine).filter(Boolean).join('\n')
}
