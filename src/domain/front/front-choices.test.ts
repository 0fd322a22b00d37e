import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  frontItem,
  frontMaterial,
  frontNow,
  linkPin,
  newestLinks,
  politics,
  storyItem,
  world,
} from '../../../test/support/front-scene.ts'
import { keepEachOnce, listOtherLanguages, spreadOutlets } from './choose-items.ts'
import { composeFrontPage } from './compose-front-page.ts'
import type { FrontMaterial, Pin } from './front-page.ts'
import { sectionPlace } from './places/front-place.ts'
import { judgePin } from './shown-pins.ts'

test('of several links of a story, or of one headline, the first is kept', () => {
  const member = { ...frontItem('member'), storyId: 'flood' }
  const items = [frontItem('a'), storyItem('flood'), member, frontItem('a')]
  expect(keepEachOnce(items).map(({ link }) => link.id)).toEqual(['a', 'link-of-flood'])
})

test('a headline that several outlets print is on the page once, where it leads a section', () => {
  const printed = (id: string, category: typeof politics, minutesAgo: number) => {
    const item = frontItem(id, { category, minutesAgo })
    return { ...item, link: { ...item.link, title: 'Bridge opens to traffic, minister says' } }
  }
  const { sections } = composeFrontPage(
    frontMaterial({
      categories: [politics, world],
      latest: newestLinks(60),
      newestOf: new Map([
        [politics.id, [...newestLinks(14), printed('a', politics, 50)]],
        [world.id, [printed('b', world, 45), ...newestLinks(12, world)]],
      ]),
    }),
    frontNow,
  )
  const shown = sections.flatMap(({ lead, others }) => [...(lead ? [lead] : []), ...others])
  const printers = shown.map(({ link }) => link.id).filter(id => id === 'a' || id === 'b')
  expect(printers).toEqual(['b'])
})

test('what a section repeats is not about a story or a headline that it shows already', () => {
  const lux = (n: number) => ({ ...frontItem(`lux-${n}`, { category: politics }), storyId: 'lux' })
  const copied = (n: number) => {
    const item = frontItem(`copied-${n}`, { category: politics })
    return { ...item, link: { ...item.link, title: 'SEBI bans 14 entities in an insider trading case' } }
  }
  const newestOf = new Map([[politics.id, [lux(1), lux(2), copied(1), copied(2)]]])
  const [section] = composeFrontPage(
    frontMaterial({ categories: [politics], latest: newestLinks(12, world), newestOf }),
    frontNow,
  ).sections
  expect(section?.lead?.link.id).toBe('lux-1')
  expect(section?.others.map(({ link }) => link.id)).toEqual(['copied-1'])
})

const item = (id: string, language: string | null, minutesAgo = 10) => frontItem(id, { language, minutesAgo })
const english = ['a', 'b', 'c'].map(id => item(id, 'en-IN'))

const idsOf = (latest: ReturnType<typeof item>[], newest: ReturnType<typeof item>[] = []) =>
  listOtherLanguages(
    frontMaterial({ latest, newestOf: new Map([['section', newest]]) }),
    ({ link }) => link.id !== 'taken',
  ).map(({ link }) => link.id)

test('the newest links in other languages than most are listed once each', () => {
  const hindi = item('hindi', 'hi', 30)
  expect(idsOf([...english, hindi], [item('tamil', 'ta', 20), hindi, item('english', 'en')])).toEqual([
    'tamil',
    'hindi',
  ])
})

test('on a Hindi site the English links are the others', () => {
  expect(idsOf([item('x', 'hi'), item('y', 'hi-IN'), item('z', 'en')])).toEqual(['z'])
})

test('at most four are listed, without links on the page or of unknown language', () => {
  expect(idsOf([...english, item('taken', 'hi'), item('unknown', null)])).toEqual([])
  expect(idsOf([item('unknown', null)])).toEqual([])
  const many = Array.from({ length: 9 }, (_, n) => item(`${n}`, 'hi', n))
  expect(idsOf(english, many)).toEqual(['0', '1', '2', '3'])
})

test('no outlet has three links in a row while another has one', () => {
  const sources = fc.array(fc.constantFrom('A', 'B', 'C'), { maxLength: 30 })
  fc.assert(
    fc.property(sources, fc.nat(12), (all, limit) => {
      const items = all.map((source, n) => frontItem(`link-${n}`, { source }))
      const shown = spreadOutlets(items, limit).map(({ link }) => link.source)
      const third = shown.findIndex(
        (source, n) => n >= 2 && source === shown[n - 1] && source === shown[n - 2],
      )
      if (third !== -1) expect(new Set(shown.slice(third)).size).toBe(1)
      expect(shown).toHaveLength(Math.min(limit, all.length))
    }),
  )
})

const reasonOf = (pin: Pin, given: Partial<FrontMaterial> = {}) => {
  const pinned = [frontItem('a', { category: politics })]
  return judgePin(pin, frontMaterial({ pinned, categories: [politics, world], ...given }), frontNow).reason
}

test('a pin ends at its time to the millisecond', () => {
  const at = (ms: number) => new Date(frontNow.getTime() + ms)
  expect(reasonOf(linkPin('lead', 'a', { endsAt: at(1) }))).toBeNull()
  expect(reasonOf(linkPin('lead', 'a', { endsAt: at(0) }))).toBe('ended')
})

test('a pin on a subject that is not public is set aside', () => {
  expect(reasonOf(linkPin('lead', 'b'))).toBe('gone')
  expect(reasonOf({ ...linkPin('lead', 's'), subject: { kind: 'story', id: 's' } })).toBe('not-public')
})

test('a link can be pinned only in its own section, if that still exists', () => {
  expect(reasonOf(linkPin(sectionPlace(politics.id), 'a'))).toBeNull()
  expect(reasonOf(linkPin(sectionPlace(world.id), 'a'))).toBe('other-section')
  expect(reasonOf(linkPin(sectionPlace('018f0000-0000-7000-8000-000000000009'), 'a'))).toBe('gone')
})

test('at the top, "until something newer" ends with another featured link or a story, not with every link', () => {
  const pin = linkPin('lead', 'a', { untilNewer: true, minutesAgo: 30 })
  const newer = frontItem('b', { category: politics, minutesAgo: 5 })
  expect(reasonOf(pin, { latest: [newer] })).toBeNull()
  expect(reasonOf(pin, { featured: [newer] })).toBe('newer')
  const own = frontItem('a', { category: politics, minutesAgo: 5 })
  for (const other of [frontItem('b', { minutesAgo: 45 }), own])
    expect(reasonOf(pin, { featured: [other] })).toBeNull()
  expect(reasonOf(pin, { stories: [storyItem('s', { minutesAgo: 5 })] })).toBe('newer')
})

test('in a section, "until something newer" ends with its next link', () => {
  const pin = linkPin(sectionPlace(politics.id), 'a', { untilNewer: true, minutesAgo: 30 })
  const of = (minutesAgo: number) => new Map([[politics.id, [frontItem('b', { minutesAgo })]]])
  expect(reasonOf(pin, { newestOf: of(5) })).toBe('newer')
  expect(reasonOf(pin, { newestOf: of(45) })).toBeNull()
})
