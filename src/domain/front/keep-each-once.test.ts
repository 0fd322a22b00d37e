import { expect, test } from 'vitest'
import {
  frontItem,
  frontMaterial,
  frontNow,
  newestLinks,
  politics,
  storyItem,
  world,
} from '../../../test/support/front-scene.ts'
import { composeFrontPage } from './compose-front-page.ts'
import { keepEachOnce } from './keep-each-once.ts'

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
