import { expect, test } from 'vitest'
import { deviceName } from './session-list.tsx'

const mozilla = 'Mozilla/5.0'
const webkit = 'AppleWebKit/537.36 (KHTML, like Gecko)'

test.each([
  [`${mozilla} (X11; Linux x86_64) ${webkit} Chrome/141.0.0.0 Safari/537.36`, 'Chrome on Linux'],
  [
    `${mozilla} (Linux; Android 15; Pixel 8) ${webkit} Chrome/141.0.0.0 Mobile Safari/537.36`,
    'Chrome on Android',
  ],
  [
    `${mozilla} (Windows NT 10.0; Win64; x64) ${webkit} Chrome/141.0 Safari/537.36 Edg/141.0`,
    'Edge on Windows',
  ],
  [
    `${mozilla} (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Version/18.0 Safari/604.1`,
    'Safari on iPhone',
  ],
  [`${mozilla} (Macintosh; Intel Mac OS X 10.15; rv:140.0) Gecko/20100101 Firefox/140.0`, 'Firefox on macOS'],
  ['curl/8.5', 'curl/8.5'],
  ['', 'Unknown device'],
  ['x'.repeat(200), 'x'.repeat(60)],
])('%s is %s', (userAgent, name) => {
  expect(deviceName(userAgent, 'en')).toBe(name)
})
