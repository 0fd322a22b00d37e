import { expect, test } from 'vitest'
import { decoyName } from './check-reader-form.ts'
import { checkTip } from './check-tip.ts'

const good = { url: 'https://outlet.example/a', note: ' Look ', name: 'Ravi' }

function check(fields: Record<string, string | File>) {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  return checkTip(form, 'en')
}

test('a tip is read, and what was typed is kept as it was', () => {
  expect(check(good)).toEqual({ kind: 'good', typed: good, input: { ...good, note: 'Look' } })
})

test('what is left out is nothing', () => {
  expect(check({ url: good.url })).toMatchObject({ kind: 'good', input: { note: '', name: '' } })
})

test('each wrong field has its own sentence, and what was typed comes back', () => {
  const typed = { url: 'outlet', note: 'x'.repeat(1_001), name: 'x'.repeat(101) }
  expect(check(typed)).toEqual({
    ...{ kind: 'wrong', typed },
    errors: {
      url: 'Please enter the whole address of an article, beginning with https://',
      note: 'Use at most 1000 characters',
      name: 'Use at most 100 characters',
    },
  })
})

test('whoever fills in the field that nobody sees is a machine, whatever else it says', () => {
  expect(check({ ...good, [decoyName]: 'https://spam.example' })).toEqual({ kind: 'machine' })
  expect(check({ [decoyName]: ' ' })).toEqual({ kind: 'machine' })
  expect(check({ ...good, [decoyName]: '' }).kind).toBe('good')
})

test('a file where a text should be is no text', () => {
  expect(check({ ...good, url: new File(['https://outlet.example/a'], 'a') })).toMatchObject({
    ...{ kind: 'wrong', typed: { url: '' } },
  })
})
