import { expect, test } from 'vitest'
import { draw } from '../../../test/support/draw.tsx'
import { Field } from './field.tsx'

const drawField = (texts: { hint?: string; error?: string; live?: 'off' }) =>
  draw(
    <Field label="Slug" {...texts}>
      {wiring => <input {...wiring} />}
    </Field>,
  )
const attribute = (html: string, name: string) => new RegExp(`<input[^>]* ${name}="([^"]*)"`).exec(html)?.[1]
const textOf = (html: string, id = '') => html.split(`<p id="${id}"`)[1]?.replace(/^[^>]*>([^<]*).*$/s, '$1')

test('the label belongs to the control', () => {
  const html = drawField({})
  expect(/<label for="([^"]+)"/.exec(html)?.[1]).toBe(attribute(html, 'id'))
  expect(attribute(html, 'aria-invalid')).toBe('false')
  expect(attribute(html, 'aria-describedby')).toBeUndefined()
})

test('a screen reader reads the error before the hint, and both belong to the control', () => {
  const html = drawField({ hint: 'The address of the section', error: 'slug-required' })
  expect(attribute(html, 'aria-invalid')).toBe('true')
  const described = attribute(html, 'aria-describedby')?.split(' ') ?? []
  expect(described.map(id => textOf(html, id))).toEqual(['Slug is required', 'The address of the section'])
})

test('the place of an error exists before the error, so that a screen reader announces it wherever the focus is', () => {
  expect(drawField({})).toContain('<div aria-live="polite"></div>')
  expect(drawField({ error: 'slug-required' })).toMatch(/<div aria-live="polite"><p [^>]*>Slug is required</)
  expect(drawField({ error: 'slug-required', live: 'off' })).toContain('<div aria-live="off">')
})

test('a hint alone does not mark the control as invalid', () => {
  const html = drawField({ hint: 'Optional' })
  expect(attribute(html, 'aria-invalid')).toBe('false')
  expect(textOf(html, attribute(html, 'aria-describedby'))).toBe('Optional')
})
