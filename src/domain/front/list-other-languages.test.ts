import { expect, test } from 'vitest'
import { frontItem, frontMaterial } from '../../../test/support/front-scene.ts'
import { listOtherLanguages } from './list-other-languages.ts'

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
