import { expect, test } from 'vitest'
import { createJsonMeter } from './json-meter.ts'

function measure(text: string, bounds: Partial<Parameters<typeof createJsonMeter>[0]> = {}, length = 3) {
  const meter = createJsonMeter({ recordDepth: 1, valuesMax: 10, ...bounds })
  let within = 0
  for (let at = 0; at < text.length; at += length) within += meter.measure(text.slice(at, at + length))
  return { within, characters: meter.characters() }
}

test('twenty levels of nested lists are accepted, one more is not', () => {
  expect(measure('['.repeat(20), { valuesMax: 100 }).within).toBe(20)
  expect(measure('['.repeat(21), { valuesMax: 100 }, 100).within).toBe(20)
})

test('the limit on values applies to each record, not to the file', () => {
  const record = '{"a":1,"b":[2,3],"c":4}'
  const text = `[${Array.from({ length: 50 }, () => record).join(',')}]`
  expect(measure(text).within).toBe(text.length)
  expect(measure(text, { recordDepth: null }, 2_000).within).toBeLessThan(text.length)
})

test('brackets inside a string are ordinary characters, even after an escape split across chunks', () => {
  const text = JSON.stringify(['[{,"\\'.repeat(50), ['\\']])
  for (const length of [1, 2, 3, 1_000]) expect(measure(text, {}, length).within).toBe(text.length)
})

test('characters are counted from the end of the last record', () => {
  expect(measure('[{"a":1},{"b":2').characters).toBe('{"b":2'.length)
})
