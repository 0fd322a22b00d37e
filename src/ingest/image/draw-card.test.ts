import sharp from 'sharp'
import { expect, test } from 'vitest'
import { drawCard } from './draw-card.ts'

const colors = { paper: '#fbfbfd', accent: '#1a2b4a' }
const draw = (title: string, about = '') => drawCard({ siteName: 'Chowk', title, about, colors })

/** The share of a card that is darker than its background. */
async function inkOf(png: Buffer): Promise<number> {
  const { data } = await sharp(png).greyscale().raw().toBuffer({ resolveWithObject: true })
  return data.filter(shade => shade < 160).length
}

test('a card is a small PNG of the usual preview size', async () => {
  const png = await draw('Monsoon arrives two days early on the southern coast', 'The Hindu, Dawn and 4 more')
  expect(await sharp(png).metadata()).toMatchObject({ format: 'png', width: 1_200, height: 630 })
  expect(png.length).toBeLessThan(60_000)
})

test('a longer headline or a line below it has more ink, and markup in it is drawn as text', async () => {
  const [short, about, long, markup] = await Promise.all([
    draw('Rain').then(inkOf),
    draw('Rain', 'The Hindu').then(inkOf),
    draw('Rain falls on the southern coast for the third day').then(inkOf),
    draw('<b>Rain</b> & more').then(inkOf),
  ])
  expect(about).toBeGreaterThan(short)
  expect(long).toBeGreaterThan(short)
  expect(markup).toBeGreaterThan(short)
})

test('what does not fit is left out', async () => {
  const [long, longer] = await Promise.all([200, 5_000].map(letters => draw('x'.repeat(letters))))
  expect(longer?.equals(long ?? Buffer.of())).toBe(true)
})

test.each([
  ['nothing', ''],
  ['one word of 5,000 letters', 'x'.repeat(5_000)],
  ['another script', 'दिल्ली की हवा फिर ख़राब, स्कूलों में बाहर खेलने पर रोक '.repeat(5)],
  ['half a pair and control characters', '\uD800 \u0000\u0008\uFFFF'],
  ['an open tag', '<span foreground="&'],
])('%s yields a card', async (_what, title) => {
  expect(await sharp(await draw(title, title)).metadata()).toMatchObject({ width: 1_200, height: 630 })
})
