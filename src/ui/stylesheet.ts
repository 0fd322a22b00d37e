import { createHash } from 'node:crypto'
import rules from './site.css?inline'
import { deskThemeCss, themeCss } from './theme/theme-css.ts'

const version = createHash('sha256').update(rules).update(themeCss('#000000')).digest('hex').slice(0, 8)

/**
 * The one stylesheet of public pages. Its address names the colour and the version, so that it can be kept for ever
 * and the pages need no inline style, which their content security policy would refuse.
 */
export function stylesheetUrl(primaryColor: string): string {
  return `/style/${primaryColor.slice(1)}-${version}.css`
}

const deskVersion = createHash('sha256').update(deskThemeCss('#000000')).digest('hex').slice(0, 8)

/** The colours of the admin area; its rules are a file of the build. */
export function deskColorsUrl(primaryColor: string): string {
  return `/style/desk-${primaryColor.slice(1)}-${deskVersion}.css`
}

/** The stylesheet that an address names; null where it names none. `isCurrent` is false for another version's. */
export function readStylesheet(file: string): { css: string; isCurrent: boolean } | null {
  const pattern = /^(?<desk>desk-)?(?<color>[0-9a-f]{6})-(?<version>[0-9a-f]{1,8})\.css$/
  const named = pattern.exec(file)?.groups
  if (!named) return null
  if (named.desk) return { css: deskThemeCss(`#${named.color}`), isCurrent: named.version === deskVersion }
  return { css: themeCss(`#${named.color}`) + rules, isCurrent: named.version === version }
}
