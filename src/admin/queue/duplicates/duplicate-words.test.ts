import { expect, test } from 'vitest'
import { describeNotADuplicate, duplicateRules, readRule } from './duplicate-words.ts'

test('the exception that was learnt is described in a sentence', () => {
  const remembered = [{ rule: 'parameter' as const, value: 'ref' }]
  expect(describeNotADuplicate({ ok: true, batchId: 'b', remembered }, 'en')).toBe(
    'It is now waiting in the queue. Remembered for this outlet: “ref” in an address identifies an article and is not tracking.',
  )
  expect(describeNotADuplicate({ ok: true, batchId: 'b', remembered: [] }, 'en')).toBe(
    'It is now waiting in the queue.',
  )
})

test.each(['not-held', 'changed-since', 'same-address'] as const)(
  'the refusal %s has its sentence',
  reason => {
    expect(describeNotADuplicate({ ok: false, reason }, 'en')).toMatch(/^[A-Z].+\.$/)
  },
)

test('each kind of exception reads as a sentence', () => {
  const rules = ['parameter', 'address', 'headline', 'text'] as const
  const sentences = rules.map(rule =>
    describeNotADuplicate({ ok: true, batchId: 'b', remembered: [{ rule, value: 'horoscope #' }] }, 'en'),
  )
  expect(new Set(sentences).size).toBe(4)
})

test('a rule name from an address must be one of ours', () => {
  expect(duplicateRules.map(readRule)).toEqual(duplicateRules)
  expect([readRule(null), readRule('toString')]).toEqual([null, null])
})
