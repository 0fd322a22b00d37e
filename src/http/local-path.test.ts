import { expect, test } from 'vitest'
import { localPath } from './local-path.ts'

test.each(['/admin/news', '/admin/news?q=a%20b', '/admin/news/edit/1', '/search?q=हिन्दी'])(
  '%s is a local path',
  path => {
    expect(localPath(path, '/no')).toBe(new URL(path, 'http://x').pathname + new URL(path, 'http://x').search)
  },
)

const hosts = ['evil.example', 'evil.example/', 'evil.example/admin', 'user@evil.example', '[::1]']
const forms = [
  '//%',
  '/\\%',
  '///%',
  '\\\\%',
  '/\t/%',
  '/\n/%',
  ' //%',
  'https:%',
  'https://%',
  'http:/%',
  '/.//%',
  '/a/..//%',
]
const hostile = hosts.flatMap(host => forms.map(form => form.replace('%', host)))

test.each([
  ...hostile,
  'javascript:alert(1)',
  'data:,x',
  '',
  'admin',
  '/\u0000',
  '/\u2028//e',
  '%2f%2fevil.example',
])('%j gives the fallback or a local path', path => {
  const target = new URL(localPath(path, '/admin/dashboard'), 'http://ours.invalid')
  expect(target.origin).toBe('http://ours.invalid')
})
