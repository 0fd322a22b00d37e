import { contrast, type Oklch, toHex, toOklch } from './oklch.ts'

/**
 * The colour tokens of public pages, derived from the one colour that an editor chooses. Backgrounds, inks and rules
 * get a trace of its hue, so that they match; links use the colour itself, with only its lightness changed until WCAG
 * AA holds on both backgrounds, whatever colour was chosen.
 */
export function themeCss(primaryColor: string): string {
  const primary = toOklch(primaryColor)
  return rootCss(tokens(primary, lightScheme), tokens(primary, darkScheme))
}

/** The admin area's colours: the same backgrounds and inks, plus those for forms and tables. */
export function deskThemeCss(primaryColor: string): string {
  const primary = toOklch(primaryColor)
  return rootCss(deskTokens(primary, lightScheme), deskTokens(primary, darkScheme))
}

/** For browsers without JavaScript, after the stylesheet: applies the reader's chosen theme and marks its button. */
export function chosenThemeCss(theme: 'light' | 'dark' | null): string {
  const scheme = theme ? `@media screen{:root{color-scheme:${theme}}}` : ''
  const mark = 'color:var(--ink);font-weight:600;text-decoration:underline;text-underline-offset:.25em'
  return `${scheme}.theme [value=${theme ?? 'auto'}]{${mark}}`
}

function rootCss(light: Record<string, string>, dark: Record<string, string>): string {
  const names = Object.keys(light)
  const plain = names.map(name => `--${name}:${light[name]}`)
  const both = names.map(name => `--${name}:light-dark(${light[name]},${dark[name]})`)
  return `:root{${plain.join(';')}}@supports(color:light-dark(red,red)){:root{${both.join(';')}}}`
}

/** The page background, for the browser's own frame around the page. */
export function groundColors(primaryColor: string): { light: string; dark: string } {
  const { hue } = toOklch(primaryColor)
  return { light: toHex({ ...lightScheme.paper, hue }), dark: toHex({ ...darkScheme.paper, hue }) }
}

/** The link colour on each background, and the contrast of the chosen colour itself there. */
export function accentColors(primaryColor: string): Record<'light' | 'dark', Accent> {
  return { light: accentOn(primaryColor, lightScheme), dark: accentOn(primaryColor, darkScheme) }
}

export type Accent = { used: string; chosenContrast: number }

function accentOn(primaryColor: string, scheme: Scheme): Accent {
  const primary = toOklch(primaryColor)
  const paper = toHex({ ...scheme.paper, hue: primary.hue })
  return {
    used: readableOn(paper, { primary, step: scheme.step }),
    chosenContrast: contrast(primaryColor, paper),
  }
}

// AA requires 4.5; small kickers on a phone in sunlight need more.
const linkContrastMin = 5.5

type Shade = Omit<Oklch, 'hue'>
type Scheme = Record<'paper' | 'ink' | 'soft' | 'rule' | 'plate' | 'raised' | 'field' | 'wash', Shade> & {
  mark: Oklch
  step: number
}

const lightScheme: Scheme = {
  paper: { lightness: 0.992, chroma: 0.002 },
  ink: { lightness: 0.2, chroma: 0.018 },
  soft: { lightness: 0.46, chroma: 0.015 },
  rule: { lightness: 0.865, chroma: 0.006 },
  plate: { lightness: 0.945, chroma: 0.006 },
  raised: { lightness: 1, chroma: 0 },
  field: { lightness: 0.62, chroma: 0.013 },
  wash: { lightness: 0.945, chroma: 0.006 },
  mark: { lightness: 0.92, chroma: 0.1, hue: 95 },
  step: -0.01,
}

// Not simply inverted: a soft black with some hue, inks below pure white, fainter rules.
const darkScheme: Scheme = {
  paper: { lightness: 0.19, chroma: 0.012 },
  ink: { lightness: 0.91, chroma: 0.008 },
  soft: { lightness: 0.75, chroma: 0.012 },
  rule: { lightness: 0.29, chroma: 0.012 },
  plate: { lightness: 0.25, chroma: 0.014 },
  raised: { lightness: 0.225, chroma: 0.013 },
  field: { lightness: 0.56, chroma: 0.014 },
  wash: { lightness: 0.27, chroma: 0.013 },
  mark: { lightness: 0.37, chroma: 0.07, hue: 95 },
  step: 0.01,
}

function tokens(primary: Oklch, scheme: Scheme): Record<string, string> {
  const tint = (shade: Shade) => toHex({ ...shade, hue: primary.hue })
  const paper = tint(scheme.paper)
  return {
    paper,
    ink: tint(scheme.ink),
    soft: tint(scheme.soft),
    rule: tint(scheme.rule),
    plate: tint(scheme.plate),
    mark: toHex(scheme.mark),
    accent: readableOn(paper, { primary, step: scheme.step }),
  }
}

function deskTokens(primary: Oklch, scheme: Scheme): Record<string, string> {
  const tint = (shade: Shade) => toHex({ ...shade, hue: primary.hue })
  const { paper = '', ink = '', soft = '', rule = '' } = tokens(primary, scheme)
  const wash = tint(scheme.wash)
  return {
    paper,
    ink,
    soft,
    rule,
    wash,
    raised: tint(scheme.raised),
    field: tint(scheme.field),
    // Links and buttons appear on every background; the wash has the lowest contrast.
    accent: readableOn(wash, { primary, step: scheme.step }),
    'on-accent': paper,
  }
}

function readableOn(paper: string, { primary, step }: { primary: Oklch; step: number }): string {
  let color = primary
  // Ends at black or white at the latest, which is readable on all our backgrounds.
  while (contrast(toHex(color), paper) < linkContrastMin) {
    color = { ...color, lightness: color.lightness + step }
  }
  return toHex(color)
}
