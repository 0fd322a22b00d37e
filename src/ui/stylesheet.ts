import { createHash } from 'node:crypto'
import { deskThemeCss, themeCss } from './theme/theme-css.ts'

const all = ['front', 'today', 'category', 'story', 'stories', 'search', 'index'] as const
type Sheet = (typeof all)[number]
const allButFront = all.filter(sheet => sheet !== 'front')

/** What a document needs: those of its route, and of the parts that few sites have. */
export type PageRules = { sheet: Sheet; primaryColor: string; hasEditions: boolean; hasAds: boolean }

/**
 * The files of rules in the order of the stylesheet, which has them all, and the sheets that documents inline, some only
 * where the site has what they are for.
 */
const parts: [file: string, sheets: readonly Sheet[], onlyIf?: 'hasEditions' | 'hasAds'][] = [
  ['base', all],
  ['words', all],
  ['masthead', all],
  ['menu', all],
  ['pictures', ['front', 'category', 'story', 'stories', 'search']],
  ['lead', ['front']],
  ['lead-columns', []],
  ['card', ['front', 'category', 'search']],
  ['section', ['front']],
  ['section-columns', []],
  ['teaser', ['front', 'today', 'category', 'story', 'stories', 'search']],
  ['story', ['story']],
  ['headline-groups', ['story']],
  ['story-list', ['stories']],
  ['front-page', ['front']],
  ['front-page-columns', []],
  ['brief', ['front']],
  ['dense', ['index']],
  ['title', ['today', 'category', 'story', 'stories', 'search', 'index']],
  ['today', ['today']],
  ['visit', ['front', 'today']],
  ['grid', ['category']],
  ['search', ['search']],
  ['tip', []],
  ['spectrum', ['story']],
  ['text-page', []],
  ['corrections', all],
  ['footer', allButFront],
  ['editions', all, 'hasEditions'],
  ['advertisements', all, 'hasAds'],
  ['touch', all],
  ['print', allButFront],
]

const files = import.meta.glob<string>('./styles/*.css', { query: '?inline', import: 'default', eager: true })

const pathOf = (file: string) => `./styles/${file}.css`

export const rulePaths = parts.map(([file]) => pathOf(file))

const rules = joinParts(parts)

function joinParts(joined: typeof parts): string {
  return joined.map(([file]) => files[pathOf(file)]).join('')
}

const version = createHash('sha256').update(rules).update(themeCss('#000000')).digest('hex').slice(0, 8)

/**
 * The shared stylesheet of public pages. Its address contains the colour and the version, so that it can be cached
 * forever.
 */
export function stylesheetUrl(primaryColor: string): string {
  return `/style/${primaryColor.slice(1)}-${version}.css`
}

// The front page has the most rules. What a phone needs last or never stands before the footer, so that its first screen is
// there one step of the browser sooner (bench/NOTES.md). On wider screens the main part is hidden until the footer has arrived
// (styles/base.css).
const lateFiles = ['lead-columns', 'section-columns', 'front-page-columns', 'footer', 'print']
const lateSheets: Partial<Record<Sheet, string>> = {
  front: joinParts(parts.filter(([file]) => lateFiles.includes(file))),
}

/**
 * The rules inlined in a document, in its head and before its footer, and the source expression that allows them in its policy.
 * `mark` ends their address: an open page that is renewed needs other rules, too, when the site gets editions or advertisements.
 */
export type InlineStyle = { css: string; late: string | null; source: string; mark: string }

const inlineStyles = new Map<string, InlineStyle>()
// A site has one colour; while an administrator tries others, the last few are cached.
const inlineStylesMax = 30

/**
 * The part of the stylesheet that a page needs, inlined so that a first visit paints without another request. It is the
 * same for everybody and therefore allowed by its digest: a nonce would differ for each reader.
 */
export function inlineStyle(page: PageRules): InlineStyle {
  const { sheet, primaryColor } = page
  const key = `${sheet} ${primaryColor} ${page.hasEditions} ${page.hasAds}`
  const known = inlineStyles.get(key)
  if (known) return known
  if (inlineStyles.size >= inlineStylesMax) inlineStyles.clear()
  const css =
    themeCss(primaryColor) +
    joinParts(parts.filter(([, sheets, onlyIf]) => sheets.includes(sheet) && (!onlyIf || page[onlyIf])))
  const late = lateSheets[sheet] ?? null
  const source = [css, ...(late ? [late] : [])].map(digestSource).join(' ')
  const style = {
    css,
    late,
    source,
    mark: `${page.hasEditions ? '#editions' : ''}${page.hasAds ? '#ads' : ''}`,
  }
  inlineStyles.set(key, style)
  return style
}

function digestSource(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`
}

const deskVersion = createHash('sha256').update(deskThemeCss('#000000')).digest('hex').slice(0, 8)

/** The admin area's colours; its rules are a file of the build. */
export function deskColorsUrl(primaryColor: string): string {
  return `/style/desk-${primaryColor.slice(1)}-${deskVersion}.css`
}

/** The stylesheet at an address; null if there is none. `isCurrent` is false for another version's address. */
export function readStylesheet(file: string): { css: string; isCurrent: boolean } | null {
  const pattern = /^(?<desk>desk-)?(?<color>[0-9a-f]{6})-(?<version>[0-9a-f]{1,8})\.css$/
  const named = pattern.exec(file)?.groups
  if (!named) return null
  if (named.desk) return { css: deskThemeCss(`#${named.color}`), isCurrent: named.version === deskVersion }
  return { css: themeCss(`#${named.color}`) + rules, isCurrent: named.version === version }
}
