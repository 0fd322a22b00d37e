import { expect, test } from 'vitest'
import { expectWithinMs } from '../../test/support/processor-ms.ts'
import { matchesEtag } from './etag.ts'

test.each(['"a"', 'W/"a"', '"b", "a"', '"b",W/"a" , "c"', '*', ' * ', '"with,comma", "a"'])(
  'If-None-Match %s names "a"',
  given => expect(matchesEtag(given, '"a"')).toBe(true),
)

test.each([undefined, '', '"b"', 'a', '"a', 'W/"a-br"', '"b, a"'])(
  'If-None-Match %s does not name "a"',
  given => expect(matchesEtag(given, '"a"')).toBe(false),
)

test('a long list of tags is read quickly', () => {
  expectWithinMs(50, () => matchesEtag('"x", '.repeat(3_000), '"a"'))
  expectWithinMs(50, () => matchesEtag('"'.repeat(15_001), '"a"'))
})
