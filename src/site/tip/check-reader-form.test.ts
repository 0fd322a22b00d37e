import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { checkReaderForm, checkTip, decoyName } from './check-reader-form.ts'

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

test('beside a field stands the first of its problems', () => {
  const form = new FormData()
  form.set('name', 'b')
  const schema = z.object({ name: z.string().check(z.minLength(5, 'Too short'), z.startsWith('A', 'No A')) })
  const checked = checkReaderForm(form, { schema, read: text => ({ name: text('name') }) })
  expect(checked).toMatchObject({ kind: 'wrong', errors: { name: 'Too short' } })
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
