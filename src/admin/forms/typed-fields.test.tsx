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

test('a form starts with the stored values', () => {
  expect(begunWith(null)).toEqual({ fields: stored, version: 5 })
})

test('a refused form starts with the typed values and the version they were based on', () => {
  const texts = { title: '', order: 'many', isFeatured: 'on', version: '4' }
  expect(begunWith(texts)).toEqual({ fields: { title: '', order: 'many', isFeatured: true }, version: 4 })
})

test('an unposted checkbox is unticked; any other unposted field keeps its stored value', () => {
  expect(begunWith({ title: 'Typed' })).toEqual({
    fields: { title: 'Typed', order: 3, isFeatured: false },
    version: 5,
  })
})

test('unknown posted fields are ignored', () => {
  expect(begunWith({ intent: 'x', isFeatured: 'on' }).fields).toEqual(stored)
})
