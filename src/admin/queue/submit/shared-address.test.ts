import fc from 'fast-check'
import { expect, test } from 'vitest'
import { property } from '../../../../test/support/property.ts'
import { readLines, readShared } from './shared-address.ts'

const shared = (query: object) => readShared(new URLSearchParams(Object.entries(query)))

test('a bookmarklet passes the address and the title of its page', () => {
  expect(shared({ url: 'https://a.example/1', title: ' The  ferry\nopens ' })).toEqual({
    addresses: ['https://a.example/1'],
    title: 'The ferry opens',
  })
})

test.each([
  [{ text: 'The ferry opens https://a.example/1' }, 'https://a.example/1'],
  [{ text: 'https://a.example/1', title: 'The ferry opens' }, 'https://a.example/1'],
  [{ title: 'https://a.example/1' }, 'https://a.example/1'],
  [{ url: '', text: 'Look: HTTPS://a.example/1' }, 'HTTPS://a.example/1'],
  [{ text: ' a.example/1 ', title: 'The ferry opens' }, 'https://a.example/1'],
  [{ text: 'The ferry opens (www.a.example/1).' }, 'https://www.a.example/1'],
])('the address is found wherever a share sheet puts it: %j', (query, address) => {
  expect(shared(query).addresses).toEqual([address])
})

test('a title that is only the address is ignored', () => {
  expect(shared({ title: 'https://a.example/1' }).title).toBe('')
})

test.each([
  {},
  { url: 'javascript:alert(1)' },
  { text: 'no address here, e.g. none at 9.30' },
  { url: 'data:text/html,x' },
])('%j holds no address', query => {
  expect(shared(query).addresses).toEqual([])
})

test('a pasted text holds one address a line, each once', () => {
  expect(readLines(' https://a.example/1\r\n\nhttps://b.example/2 \nhttps://a.example/1\nnonsense')).toEqual([
    'https://a.example/1',
    'https://b.example/2',
    'nonsense',
  ])
})

property(fc.string(), fc.string())(
  'no shared text throws',
  (text, title) => {
    const { addresses } = shared({ text, title })
    return addresses.every(address => /^https?:/i.test(address))
  },
  { seed: 5 },
)
