import { expect, test } from 'vitest'
import { findMisnamedSettings } from './find-misnamed-settings.ts'

test.each([
  ['TRUSTED_PROXY', 'TRUSTED_PROXIES'],
  ['DATABASE_URL_FILE', 'DATABASE_URL'],
  ['METRIC_PORT', 'METRICS_PORT'],
  ['WEB_PROCESS', 'WEB_PROCESSES'],
  ['TRUSTED_PROXYS', 'TRUSTED_PROXIES'],
  ['public_url', 'PUBLIC_URL'],
  ['\ufeffPUBLIC_URL', 'PUBLIC_URL'],
  ['PUBLICURL', 'PUBLIC_URL'],
])('%s is reported as a likely mistake for %s', (name, meant) => {
  expect(findMisnamedSettings({ [name]: 'x' })).toEqual([
    `${name.replace('\ufeff', '\\ufeff')} is not a setting of Chowk and has no effect: did you mean ${meant}?`,
  ])
})

test('settings, variables of others and empty ones are not reported', () => {
  const env = { TRUSTED_PROXIES: '::1', CHOWK_PORT: 'tcp://10.0.0.1:3000', PATH: '/bin', SMTP_URL_FILE: '' }
  expect(findMisnamedSettings(env)).toEqual([])
})
