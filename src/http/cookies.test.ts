import { expect, test } from 'vitest'
import { dropCookie, readCookie, setCookie } from './cookies.ts'

const request = (cookie: string) => new Request('http://127.0.0.1/', { headers: { cookie } })

test('over https only our host can set the cookie', () => {
  expect(setCookie('session', 'abc', 'https://news.example')).toBe(
    '__Host-session=abc; Max-Age=2592000; Path=/; HttpOnly; Secure; SameSite=Lax',
  )
})

test('without https the cookie also works, and scripts never see it', () => {
  expect(setCookie('session', 'abc', 'http://127.0.0.1:3000')).toBe(
    'session=abc; Max-Age=2592000; Path=/; HttpOnly; SameSite=Lax',
  )
  expect(dropCookie('session', 'http://127.0.0.1:3000')).toContain('Max-Age=0')
})

test("a browser's cookie header is read, and nonsense is no cookie", () => {
  expect(readCookie(request('a=1; __Host-session=abc'), 'session', 'https://news.example')).toBe('abc')
  expect(readCookie(request('session=def'), 'session', 'http://127.0.0.1:3000')).toBe('def')
  expect(readCookie(request(';;=;session'), 'session', 'http://127.0.0.1:3000')).toBeNull()
})

test('over https a cookie that a neighbouring host could have set is no session', () => {
  expect(readCookie(request('session=theirs'), 'session', 'https://news.example')).toBeNull()
})
