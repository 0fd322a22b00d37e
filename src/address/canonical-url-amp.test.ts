import { expect, test } from 'vitest'
import { withoutAmp } from './canonical-url-amp.ts'

function plain(path: string): string {
  const url = new URL(path, 'https://a.example')
  withoutAmp(url)
  return url.pathname
}

test.each([
  ['/news/flood-in-assam/amp/', '/news/flood-in-assam'],
  ['/news/flood-in-assam/amp', '/news/flood-in-assam'],
  ['/news/flood-in-assam-2895118/amp/1', '/news/flood-in-assam-2895118'],
  ['/flood-1234/amp/amp', '/flood-1234'],
  ['/article123.ece/amp/', '/article123.ece'],
  ['/news/flood.amp.html', '/news/flood.html'],
  ['/news/story-abc_amp.html', '/news/story-abc.html'],
  ['/flood.amp', '/flood'],
  ['/x/amp_articleshow/92863776.cms', '/x/articleshow/92863776.cms'],
  ['/x/articleshow/amp/92863776.cms', '/x/articleshow/92863776.cms'],
  ['/news/india/flood/amp-11652290560669.html', '/news/india/flood-11652290560669.html'],
  ['/amp/india/story/flood-in-assam', '/india/story/flood-in-assam'],
  ['/amp', '/'],
])('%s becomes %s', (amp, article) => {
  expect(plain(amp)).toBe(article)
})

test.each('/champ /news/amp-rates-rise /amp/guitar /lamp/x /news/camp /amplifier/x-y-z /a/amp/b'.split(' '))(
  '%s is not an AMP page',
  path => {
    expect(plain(path)).toBe(path)
  },
)

test('the change is reported', () => {
  expect(withoutAmp(new URL('https://a.example/x/amp'))).toEqual([{ code: 'amp' }])
  expect(withoutAmp(new URL('https://a.example/x'))).toEqual([])
})
