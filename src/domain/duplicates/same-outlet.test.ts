import { expect, test } from 'vitest'
import { isSameOutlet } from './same-outlet.ts'

const [one, two] = ['0192aaaa-0000-7000-8000-000000000001', '0192aaaa-0000-7000-8000-000000000002']

function same(a: [string, string | null], b: [string, string | null]): boolean {
  return isSameOutlet({ url: a[0], outletId: a[1] }, { url: b[0], outletId: b[1] })
}

test.each<[[string, string | null], [string, string | null], boolean]>([
  [['https://delta.example/a', one], ['https://delta.example/b', one], true],
  [['https://delta.example/a', null], ['https://www.delta.example/b', one], true],
  [['https://money.delta.example/a', one], ['https://delta.example/b', one], true],
  [['https://money.delta.example/a', one], ['https://delta.example/b', two], false],
  [['https://delta.example/a', one], ['https://delta.example/b', two], true],
  [['https://delta.example/a', one], ['https://hills.example/b', one], false],
  [['https://www.youtube.com/watch?v=a', one], ['https://www.youtube.com/watch?v=b', one], true],
  [['https://www.youtube.com/watch?v=a', one], ['https://www.youtube.com/watch?v=b', two], false],
  [['https://www.youtube.com/watch?v=a', null], ['https://www.youtube.com/watch?v=b', null], false],
  [['https://a.blogspot.com/1', null], ['https://b.blogspot.com/1', null], false],
  [['no address', one], ['no address', one], false],
])('%j and %j: %s', (a, b, expected) => {
  expect([same(a, b), same(b, a)]).toEqual([expected, expected])
})
