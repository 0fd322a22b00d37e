import sharp from 'sharp'

/** The text and colours of a card, the preview image of a link to a page without a picture. */
export type Card = {
  siteName: string
  title: string
  /** A single line, such as the outlets of a story. */
  about: string
  colors: { paper: string; accent: string }
}

const width = 1_200
const height = 630
const edge = 72
const ink = '#16191d'
const soft = '#4d545c'

// Longer titles are cut: this is six lines in the smaller size.
const titleLengthMax = 180
const aboutLengthMax = 90
const nameLengthMax = 40

/** Draws a PNG of 1,200 by 630 pixels, without text on a machine without fonts, which would draw a box for every letter. */
export async function drawCard({ siteName, title, about, colors }: Card): Promise<Buffer> {
  const paper = sharp({ create: { width, height, channels: 3, background: colors.paper } })
  const bar = { create: { width, height: 24, channels: 3 as const, background: colors.accent } }
  const bars = [
    { input: bar, top: 0, left: 0 },
    { input: bar, top: height - 24, left: 0 },
  ]
  const words = (await hasFonts()) ? await setWords({ siteName, title, about, accent: colors.accent }) : []
  return paper
    .composite([...bars, ...words])
    .png({ palette: true, colours: 64 })
    .toBuffer()
}

type Words = { siteName: string; title: string; about: string; accent: string }

async function setWords({ siteName, title, about, accent }: Words) {
  const [name, headline, line] = await Promise.all([
    set(cut(siteName, nameLengthMax), { font: 'serif bold 40', color: accent }),
    setHeadline(cut(title, titleLengthMax)),
    set(cut(about, aboutLengthMax), { font: 'sans 28', color: soft }),
  ])
  return [
    ...(name ? [{ input: name.data, top: 72, left: edge }] : []),
    ...(headline ? [{ input: headline.data, top: 160, left: edge }] : []),
    ...(line ? [{ input: line.data, top: height - 60 - line.info.height, left: edge }] : []),
  ]
}

async function setHeadline(title: string) {
  const large = await set(title, { font: 'serif bold 60', color: ink })
  return !large || large.info.height <= 330 ? large : set(title, { font: 'serif bold 44', color: ink })
}

/** A block of text as wide as the card, as a separate image; null where nothing would be visible. */
async function set(words: string, { font, color }: { font: string; color: string }) {
  if (!/[\p{L}\p{N}\p{P}\p{S}]/u.test(words)) return null
  // Escapes what Pango would read as markup.
  const escaped = words.replace(/[&<>]/g, sign => `&#${sign.charCodeAt(0)};`)
  const text = `<span foreground="${color}">${escaped}</span>`
  const block = sharp({
    text: { text, font, width: width - 2 * edge, rgba: true, dpi: 72, wrap: 'word-char', spacing: 6 },
  })
  // A script with tall lines may need more space than there is.
  return block
    .resize({ width: width - 2 * edge, height: 350, fit: 'inside', withoutEnlargement: true })
    .png()
    .toBuffer({ resolveWithObject: true })
}

function cut(words: string, lengthMax: number): string {
  // Splits no surrogate pair, and removes characters that XML does not allow.
  const letters = Array.from(words.replace(/[\p{Cc}\p{Cs}\uFFFE\uFFFF]+/gu, ' ').trim())
  if (letters.length <= lengthMax) return letters.join('')
  const kept = letters.slice(0, lengthMax - 1).join('')
  return `${kept.trimEnd()}…`
}

let fonts: Promise<boolean> | null = null

function hasFonts(): Promise<boolean> {
  fonts ??= Promise.all([measure('M'), measure('i')]).then(([wide, narrow]) => wide !== narrow)
  return fonts
}

async function measure(letter: string): Promise<number> {
  const { info } = await sharp({ text: { text: letter, font: 'serif 40', dpi: 72 } })
    .raw()
    .toBuffer({ resolveWithObject: true })
  return info.width
}
