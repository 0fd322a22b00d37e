import { expect, test } from 'vitest'
import {
  frontItem,
  frontMaterial,
  frontNow,
  linkPin,
  politics,
  storyItem,
  world,
} from '../../../test/support/front-scene.ts'
import { sectionPlace } from '../front-place.ts'
import type { FrontMaterial, Pin } from './front-page.ts'
import { judgePin } from './judge-pin.ts'

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
