import { expect, test } from 'vitest'
import { setRows } from './support/builders.ts'
import { publicSite } from './support/public-site.ts'
import { posted, signedInAdmin } from './support/signed-in.ts'

// No address of ours leads a browser to another site, whatever a link, a form or a page that it came from contains.

const origin = 'https://chowk.example'
const now = new Date('2026-01-02T06:30:00Z')
const { db, app } = await publicSite({ now: () => now, wait: async () => undefined })
const { cookie, email, password } = await signedInAdmin(db, { now })
const hi = { siteName: 'चौक', tagline: '', siteDescription: '' }
await setRows(db, 'settings', { editions: JSON.stringify({ hi }) })

const direct = [
  '//evil.example/x?y=1',
  '///evil.example',
  '/\\evil.example',
  '/\t/evil.example',
  '/.//evil.example',
  '/a/..//evil.example',
  'https://evil.example/',
  'https:evil.example',
  `${origin}@evil.example/`,
  'javascript:alert(1)',
  '/%0d%0alocation:https://evil.example',
]
const behindEdition = ['/hi', '/ta', '/hi/hi', '/hi/..', '/hi/.', '/x/../hi', '/en', '/constructor']
const hostile = [
  ...direct,
  ...behindEdition.flatMap(prefix => direct.filter(to => to.startsWith('/')).map(to => prefix + to)),
  '/hi//evil.example/hi//evil.example',
  '/hi/\\/evil.example',
  '/hi?//evil.example',
]

// Each reads where to go on: from a parameter, from the page that sent the request, or from the address itself.
const places: Record<string, (to: string) => [path: string, init?: RequestInit]> = {
  'the switch to English': to => [`/edition/en?to=${encodeURIComponent(to)}`],
  'the switch to Hindi': to => [`/edition/hi?to=${encodeURIComponent(to)}`],
  'a login by somebody who is signed in': to => [loginPath(to), { headers: { cookie } }],
  'a login': to => [loginPath(to), posted({ email, password })],
  'a login that leads to the switch': to => [
    loginPath(`/edition/en?to=${encodeURIComponent(to)}`),
    posted({ email, password }),
  ],
  'the theme': to => ['/theme', sentFrom(to, posted({ theme: 'dark' }))],
  'an undo': to => ['/admin/undo', sentFrom(to, posted({ batch: '' }, cookie))],
  'an undo of somebody signed out': to => ['/admin/undo', sentFrom(to, posted({ batch: '' }))],
  'another spelling of an address': to => [to],
  'a page of the admin area': to => [`/admin${to}`],
}

function loginPath(next: string): string {
  return `/admin/login?next=${encodeURIComponent(next)}`
}

function sentFrom(to: string, init: RequestInit): RequestInit {
  return { ...init, headers: { ...Object.fromEntries(new Headers(init.headers)), referer: origin + to } }
}

test.each(Object.entries(places))('%s never leads to another site', async (_, request) => {
  for (const to of hostile) await followInside(...request(to))
})

/** Follows the redirects as a browser does that keeps its session. */
async function followInside(path: string, init?: RequestInit): Promise<void> {
  let url = new URL(URL.canParse(origin + path) ? origin + path : origin)
  let next = init
  for (let hops = 0; hops < 6 && url.origin === origin; hops += 1) {
    const location = (await app.fetch(new Request(url, next), client)).headers.get('location')
    if (location === null) return
    url = new URL(location, url)
    expect(url.origin, `${path} led to ${location}`).toBe(origin)
    next = { headers: { cookie } }
  }
}

const client = { address: '127.0.0.1' }
