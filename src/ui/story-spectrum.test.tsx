import { brotliCompressSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { draw } from '../../test/support/draw.tsx'
import type { Lean } from '../domain/outlets/lean.ts'
import { describeSpectrum, type SpectrumOutlet } from '../domain/stories/spectrum.ts'
import { LanguageContext } from './language/language-context.ts'
import { StorySpectrum } from './story-spectrum.tsx'

const firstAt = new Date('2026-01-10T00:00:00Z')
const now = new Date('2026-01-11T00:00:00Z')

let count = 0
function outlets(lean: Lean, covering: number, active: number, fields: Partial<SpectrumOutlet> = {}) {
  return Array.from({ length: active }, (_, at): SpectrumOutlet => {
    count += 1
    return {
      id: `id-${count}`,
      name: `Outlet ${count}`,
      lean,
      owner: '',
      ownerKey: '',
      region: '',
      isActive: true,
      isCovering: at < covering,
      languages: ['en'],
      firstAt: null,
      ...fields,
    }
  })
}

const drawSpectrum = (of: SpectrumOutlet[]) =>
  draw(<StorySpectrum spectrum={describeSpectrum(of, { firstAt, now })} />)
const textOf = (html: string) => html.replaceAll(/<[^>]+>/g, ' ').replaceAll(/\s+/g, ' ')

test('each side is a fraction in words with as many squares, and the numbers are inside one disclosure', () => {
  const html = drawSpectrum([
    ...outlets('lean-left', 1, 1, { name: 'Dawn' }),
    ...outlets('left', 5, 7),
    ...outlets('right', 1, 9),
    ...outlets('not-rated', 3, 14),
  ])
  const text = textOf(html)
  expect(text).toContain('Rated left 6 of 8 ■■■■■■□□')
  expect(text).toContain('Rated right 1 of 9 ■□□□□□□□□')
  expect(text).toContain('Not rated 3 of 14')
  expect(text).not.toContain('centre')
  expect(text).toContain('With an article here: 10 outlets')
  expect(text).toContain('Active, without an article here: 21 outlets')
  expect(text).toContain('Dawn (lean left)')
  expect(html.match(/<details>/g)).toHaveLength(1)
  expect(text).toContain(
    'Coverage by outlet How we count 10 of 31 active outlets have an article here: names and owners Rated left',
  )
  expect(html).toContain('<i aria-hidden="true">■')
  expect(text).not.toContain('Blind spot')
})

test('a blind spot shows both fractions', () => {
  const text = textOf(drawSpectrum([...outlets('left', 0, 6), ...outlets('lean-right', 8, 9)]))
  expect(text).toContain(
    'Blind spot on the left. 0 of 6 active outlets rated left have an article here, and 8 of 9 rated right.',
  )
})

test('without ratings there are owners, languages and regions, and neither a bar nor an empty chart', () => {
  const html = drawSpectrum([
    ...outlets('not-rated', 2, 2, { owner: 'Sun Ltd', ownerKey: 'sun ltd', region: 'Kerala' }),
    ...outlets('not-rated', 1, 1, { name: 'Bay', languages: ['hi'] }),
    ...outlets('not-rated', 0, 5),
  ])
  const text = textOf(html)
  expect(text).toContain('2 outlets of 1 owner, and 1 whose owner is not recorded')
  expect(text).toContain('Owner not recorded Bay')
  expect(text).toContain('Languages: English (2), Hindi (1)')
  expect(text).toContain('Regions: Kerala (2)')
  expect(text).toContain('3 of 8 active outlets have an article here.')
  expect(text).toContain('Active, without an article here: 5 outlets Outlet')
  expect(text).not.toMatch(/rated|■|□/)
})

test('outlets that write in another language are listed apart from the fractions', () => {
  const text = textOf(
    drawSpectrum([
      ...outlets('left', 1, 1),
      ...outlets('right', 1, 1, { isActive: false, name: 'Hindi Daily' }),
    ]),
  )
  expect(text).toContain(
    '1 of 1 active outlets have an article here, and 1 in another language or category: names and owners',
  )
  // Before the names of those that are in the fractions.
  expect(text).toMatch(
    /1 more outlet covers it in another language or category: Hindi Daily\..*With an article here/,
  )
})

test('without ratings, and with an article by every active outlet, nothing is said about missing ones', () => {
  const text = textOf(
    drawSpectrum([...outlets('not-rated', 2, 2), ...outlets('not-rated', 1, 1, { isActive: false })]),
  )
  expect(text).not.toMatch(/active|another language/i)
})

test('a story in two languages names the language of the outlets that are compared', () => {
  const hindi = outlets('not-rated', 1, 1, { isActive: false, languages: ['hi'], name: 'Hindi Daily' })
  const of = [...outlets('not-rated', 2, 4), ...hindi]
  const spectrum = describeSpectrum(of, { firstAt, now, language: 'en' })
  const text = textOf(draw(<StorySpectrum spectrum={spectrum} />))
  expect(text).toContain('1 more outlet covers it in another language or category: Hindi Daily.')
  expect(text).toContain('Only outlets that publish in English are counted as active.')
})

test('markup in names is escaped, and text that is not a language tag is shown unchanged', () => {
  const html = drawSpectrum(
    outlets('left', 1, 1, {
      name: '<script>',
      owner: '<b>',
      ownerKey: '<b>',
      languages: ['english (india)'],
    }),
  )
  expect(html).not.toContain('<script>')
  expect(html).toContain('english (india) (1)')
})

test('two hundred outlets take at most two kilobytes', () => {
  const words = ['Herald', 'Times', 'Post', 'Chronicle', 'Mirror', 'Express', 'Tribune', 'Observer']
  const towns = 'Kochi Pune Agra Surat Patna Delhi Bhopal Kolkata Chennai Madurai'.split(' ')
  const leans: Lean[] = ['left', 'lean-left', 'centre', 'lean-right', 'right', 'not-rated']
  const many = Array.from({ length: 200 }, (_, at) =>
    outlets(leans[at % 6] ?? 'left', at % 3 === 0 ? 1 : 0, 1, {
      name: `${towns[at % 10]} ${words[(at >> 2) % 8]} ${at}`,
      owner: `${towns[(at * 7) % 10]} Media ${at % 60}`,
      ownerKey: `${at % 60}`,
      region: towns[at % 10] ?? '',
    }),
  ).flat()
  expect(brotliCompressSync(drawSpectrum(many)).length).toBeLessThanOrEqual(2_048)
})

test('known regions are counted across spellings and named in the language of the page', () => {
  const html = draw(
    <LanguageContext value="ta">
      <StorySpectrum
        spectrum={describeSpectrum(
          [
            ...outlets('not-rated', 2, 2, { region: 'Tamil Nadu' }),
            ...outlets('not-rated', 1, 1, { region: 'तमिलनाडु' }),
            ...outlets('not-rated', 1, 1, { region: 'Vidarbha' }),
          ],
          { firstAt, now },
        )}
      />
    </LanguageContext>,
  )
  expect(textOf(html)).toContain('பகுதிகள்: தமிழ்நாடு (3), Vidarbha (1)')
})
