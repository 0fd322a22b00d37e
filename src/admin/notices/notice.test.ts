import fc from 'fast-check'
import { expect, test } from 'vitest'
import { property } from '../../../test/support/property.ts'
import { namesOf } from '../../domain/articles/field-names.ts'
import { plainRecords } from '../../domain/register/plain-records.ts'
import { restoreNotice } from '../activity/activity-words.ts'
import { type NoticeName, noticeCookie, noticeIn, notices, takeNotice } from './notice.ts'

const origin = 'https://chowk.example'
const names: NoticeName[] = [
  ...namesOf(notices),
  ...namesOf(plainRecords).flatMap(
    table => [`${table}-added`, `${table}-updated`, `${table}-deleted`] as const,
  ),
  'news_links-added',
]

const readNotice = (request: Request, at: string) =>
  takeNotice(request, { origin: at, language: 'en' }).notice

/** The request that a browser sends with the cookie it was given. */
function withCookie(line: string, path = '/'): Request {
  return new Request(new URL(path, origin), { headers: { cookie: line.split(';')[0] ?? '' } })
}

test.each(names)('%s has a title and a sentence, and is shown on the next page, with its undo', name => {
  const { title, text } = noticeIn(name, 'en')
  expect([title !== '', text.length > 10]).toEqual([true, true])
  const batch = '01890a5d-ac96-774b-bcce-b302099a8057'
  expect(readNotice(withCookie(noticeCookie(name, origin, { undoBatchId: batch })), origin)).toMatchObject({
    ...noticeIn(name, 'en'),
    undoBatchId: batch,
  })
  expect(readNotice(withCookie(noticeCookie(name, origin)), origin)?.undoBatchId).toBeNull()
})

test('two notices with the same words have different ids', () => {
  const ids = [1, 2].map(() => readNotice(withCookie(noticeCookie('undone', origin)), origin)?.id)
  expect(ids[0]).toMatch(/^[0-9a-f-]{36}$/)
  expect(ids[1]).not.toBe(ids[0])
})

test('a document clears the cookie; a data request, which may never be shown, keeps it', () => {
  const line = noticeCookie('undone', origin)
  const ofDocument = new Headers(
    takeNotice(withCookie(line, '/admin/news'), { origin, language: 'en' }).init?.headers,
  )
  expect(ofDocument.get('set-cookie')).toMatch(/^__Host-notice=;.*Max-Age=0/)
  const ofData = takeNotice(withCookie(line, '/admin/news.data?_routes=x'), { origin, language: 'en' })
  expect(ofData.init).toBeUndefined()
  expect(ofData.notice?.text).toBe(noticeIn('undone', 'en').text)
  expect(takeNotice(new Request(origin), { origin, language: 'en' })).toEqual({
    notice: null,
    init: undefined,
  })
})

test('only the notice of a successful save forgets the draft', () => {
  const saved = names.filter(name => readNotice(withCookie(noticeCookie(name, origin)), origin)?.isSaved)
  expect(saved).toContain('news_links-added')
  expect(saved).toContain('settings-saved')
  for (const name of saved) expect(noticeIn(name, 'en').tone).toBe('success')
  for (const name of ['news_links-deleted', 'signed-in', 'undone'] as const) expect(saved).not.toContain(name)
})

test.each([
  ...['', 'nonsense', 'toString', '__proto__', 'constructor.x', '.', 'news_links-added%00', '<script>.x'],
])('the foreign cookie %j shows nothing', value => {
  const request = new Request(origin, { headers: { cookie: `__Host-notice=${value}` } })
  expect(readNotice(request, origin)).toBeNull()
})

property(fc.string())('a cookie cannot change the words that are shown', text => {
  const request = new Request(origin, { headers: { cookie: `__Host-notice=${encodeURIComponent(text)}` } })
  const shown = readNotice(request, origin)
  const known = names.map(name => noticeIn(name, 'en').text)
  return shown === null || known.includes(shown.text)
})

test('over https the unprefixed cookie, which others can set, is ignored', () => {
  const request = new Request(origin, { headers: { cookie: 'notice=news_links-added.' } })
  expect(readNotice(request, origin)).toBeNull()
  expect(readNotice(request, 'http://127.0.0.1:3000')?.text).toBe(noticeIn('news_links-added', 'en').text)
})

test('the cookie of a notice expires after a minute, and scripts cannot read it', () => {
  const line = noticeCookie('undone', origin)
  for (const part of ['HttpOnly', 'SameSite=Lax', 'Path=/', 'Max-Age=60', 'Secure'])
    expect(line).toContain(part)
})

test.each([
  [{ ok: true as const }, 'restored'],
  [{ ok: false as const, reason: 'in-use' }, 'not-restored-in-use'],
  [{ ok: false as const, reason: 'address-taken' }, 'not-restored-address-taken'],
  [{ ok: false as const, reason: 'time-passed' }, 'not-restored-time-passed'],
  [{ ok: false as const, reason: 'against-stories' }, 'not-restored-against-stories'],
  [{ ok: false as const, reason: 'scheduled-already' }, 'not-restored-scheduled-already'],
  [{ ok: false as const, reason: 'published-already' }, 'not-restored-published-already'],
  [{ ok: false as const, reason: 'pinned-elsewhere' }, 'not-restored-pinned-elsewhere'],
  [{ ok: false as const, reason: 'nothing-to-undo' }, 'not-restored'],
])('the outcome %j of a restore is reported as %s', (result, name) => {
  expect(restoreNotice(result)).toBe(name)
  expect(names).toContain(restoreNotice(result))
})
