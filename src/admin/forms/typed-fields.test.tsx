import { expect, test } from 'vitest'
import { draw } from '../../../test/support/draw.tsx'
import { TypedTexts, useTypedFields } from './typed-fields.ts'

const stored = { title: 'Stored', order: 3, isFeatured: true }

function Fields() {
  return JSON.stringify(useTypedFields(stored, 5))
}

function begunWith(texts: Record<string, string> | null) {
  const html = draw(
    <TypedTexts value={texts}>
      <Fields />
    </TypedTexts>,
  )
  return JSON.parse(html.replaceAll('&quot;', '"'))
}

test('a form begins with what is stored', () => {
  expect(begunWith(null)).toEqual({ fields: stored, version: 5 })
})

test('a form that was refused begins with what was typed, over the version it was typed over', () => {
  const texts = { title: '', order: 'many', isFeatured: 'on', version: '4' }
  expect(begunWith(texts)).toEqual({
    fields: { title: '', order: 'many', isFeatured: true },
    version: 4,
  })
})

test('a box that is not posted is not ticked; another field that is not posted stays as it is stored', () => {
  expect(begunWith({ title: 'Typed' })).toEqual({
    fields: { title: 'Typed', order: 3, isFeatured: false },
    version: 5,
  })
})

test('what is no field of the form does not get into it', () => {
  expect(begunWith({ intent: 'x', isFeatured: 'on' }).fields).toEqual(stored)
})
