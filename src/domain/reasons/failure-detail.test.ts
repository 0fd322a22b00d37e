import { expect, test } from 'vitest'
import {
  describeFailureDetail,
  detailBehind,
  type FailureDetail,
  failureDetailInWords,
} from './failure-detail.ts'

test.each<[FailureDetail, string]>([
  [{ code: 'status', status: 1503 }, '1503'],
  [{ code: 'blocked-port', port: 6667 }, '6667'],
  [{ code: 'xml-root', name: 'opml' }, 'opml'],
  [{ code: 'site-of', url: 'https://a.example/', outlet: 'Alpha' }, 'Alpha'],
  [{ code: 'too-deep', most: 64 }, '64'],
  [{ code: 'reader-ended', cause: 'SIGKILL' }, 'SIGKILL'],
  [{ code: 'verbatim', text: 'CERT_HAS_EXPIRED' }, 'CERT_HAS_EXPIRED'],
])('%j is described in words, in each language', (detail, value) => {
  for (const language of ['en', 'hi'] as const)
    expect(describeFailureDetail(detail, language)).toContain(value)
})

test('a detail stands in brackets behind the name of the failure, unless it would only repeat that', () => {
  expect(detailBehind({ code: 'status', status: 503 }, 'en')).toBe(' (HTTP 503)')
  for (const code of ['no-content', 'web-page'] as const) {
    expect(detailBehind({ code }, 'en')).toBe('')
    expect(failureDetailInWords({ code }, 'en')).toBeNull()
  }
})

test('a code of a newer version is not shown', () => {
  expect(failureDetailInWords({ code: 'of-tomorrow' }, 'en')).toBeNull()
  expect(failureDetailInWords(null, 'en')).toBeNull()
})
