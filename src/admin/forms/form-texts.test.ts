import { expect, test } from 'vitest'
import { toPostedTexts } from './form-texts.ts'

test('values are posted as a browser posts them', () => {
  expect(
    toPostedTexts({
      title: 'Rain',
      order: 3,
      note: null,
      featured: true,
      isHidden: false,
      language: undefined,
    }),
  ).toEqual({ title: 'Rain', order: '3', note: '', featured: 'on' })
})

test('a time of a form is posted as an instant, any other text as it is', () => {
  const local = '2026-01-31T09:30'
  expect(toPostedTexts({ at: local, instant: '2026-01-31T09:30:00Z', until: '' })).toEqual({
    at: new Date(local).toISOString(),
    instant: '2026-01-31T09:30:00Z',
    until: '',
  })
})
