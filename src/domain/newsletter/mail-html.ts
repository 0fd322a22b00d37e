import { directionOf } from '../../text/detect-language.ts'
import type { Language } from '../../text/language.ts'

// The frame of all our mails. Mail clients support neither separate stylesheets nor flex boxes: tables and inline styles
// carry the layout, and clients with a dark mode find its colours in the only <style>. It has no picture and no address of
// a third party, so nobody learns who opened a mail.

const ink = '#1c1b19'
const quiet = '#5c5a55'
const rule = '#d8d4cb'
const ground = '#ffffff'

const dark =
  '@media (prefers-color-scheme:dark){.g{background:#15171a!important}.i{color:#eceae5!important}.q{color:#b0ada5!important}.r{border-color:#42464d!important}.a{border-color:#eceae5!important}.b{background:#eceae5!important;color:#15171a!important}}'

const serif = "Georgia,'Noto Serif',serif"
const sans = "system-ui,-apple-system,'Segoe UI',Roboto,'Noto Sans',Arial,sans-serif"

export const styles = {
  ink: `color:${ink}`,
  quiet: `color:${quiet};font-family:${sans}`,
  rule: `1px solid ${rule}`,
  serif: `font-family:${serif}`,
  sans: `font-family:${sans}`,
} as const

/** Escapes text for HTML or an attribute, and replaces control characters, which our own texts never contain. */
export function escapeHtml(text: string): string {
  return text
    .replaceAll(/[\p{Cc}]+/gu, ' ')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;')
}

/** A whole mail around its rows. `teaser`: the line that mail lists show after the subject. */
export function frameMail({
  language,
  subject,
  teaser,
  rows,
}: {
  language: Language
  subject: string
  teaser: string
  rows: string[]
}): string {
  const direction = directionOf(language)
  const start = direction === 'rtl' ? 'right' : 'left'
  return `<!doctype html><html lang="${language}" dir="${direction}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark"><title>${escapeHtml(subject)}</title><style>:root{color-scheme:light dark}${dark}</style></head><body class="g" style="margin:0;padding:0;background:${ground}"><div style="display:none;max-height:0;overflow:hidden">${escapeHtml(teaser)}</div><table role="presentation" class="g" width="100%" cellpadding="0" cellspacing="0" border="0" style="background:${ground}"><tr><td align="center" style="padding:16px 16px 32px">${outlookOnly(fixedWidth)}<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="max-width:600px;text-align:${start};word-break:break-word;overflow-wrap:anywhere">
${rows.map(row => `<tr><td>${row}</td></tr>`).join('\n')}
</table>${outlookOnly('</td></tr></table>')}</td></tr></table></body></html>
`
}

// Outlook on Windows ignores `max-width`, and would spread a letter over the whole window.
const fixedWidth =
  '<table role="presentation" width="600" align="center" cellpadding="0" cellspacing="0" border="0"><tr><td>'

function outlookOnly(markup: string): string {
  return `<!--[if mso]>${markup}<![endif]-->`
}

export function link(url: string, text: string, style: string = styles.ink): string {
  return `<a class="i" href="${escapeHtml(url)}" style="${style}">${escapeHtml(text)}</a>`
}
