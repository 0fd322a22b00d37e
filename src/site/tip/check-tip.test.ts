import { expect, test } from 'vitest'
import { decoyName } from './check-reader-form.ts'
import { checkTip } from './check-tip.ts'

const good = { url: 'https://outlet.example/a', note: ' Look ', name: 'Ravi' }

function check(fields: Record<string, string | File>) {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  return checkTip(form, 'en')
}

test('a valid tip is parsed, and the typed text is kept unchanged', () => {
  expect(check(good)).toEqual({ kind: 'good', typed: good, input: { ...good, note: 'Look' } })
})

test('omitted optional fields are empty strings', () => {
  expect(check({ url: good.url })).toMatchObject({ kind: 'good', input: { note: '', name: '' } })
})

test('each invalid field has its own sentence, and the typed text is returned', () => {
  const typed = { url: 'outlet', note: 'x'.repeat(1_001), name: 'x'.repeat(101) }
  expect(check(typed)).toEqual({
    kind: 'wrong',
    typed,
    errors: {
      url: 'Please enter the whole address of an article, beginning with https://',
      note: 'Use at most 1000 characters',
      name: 'Use at most 100 characters',
    },
  })
})

test('a form with the hidden field filled in counts as a bot, whatever its other fields', () => {
  expect(check({ ...good, [decoyName]: 'https://spam.example' })).toEqual({ kind: 'machine' })
  expect(check({ [decoyName]: ' ' })).toEqual({ kind: 'machine' })
  expect(check({ ...good, [decoyName]: '' }).kind).toBe('good')
})

test('a file in a text field counts as empty', () => {
  expect(check({ ...good, url: new File(['https://outlet.example/a'], 'a') })).toMatchObject({
    kind: 'wrong',
    typed: { url: '' },
  })
})
