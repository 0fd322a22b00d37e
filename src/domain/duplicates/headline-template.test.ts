import { expect, test } from 'vitest'
import { headlineTemplate, textTemplate } from './headline-template.ts'
import { toCompared } from './judge-headlines.ts'

function compared(title: string, description = '') {
  return toCompared({ title, description, imageUrl: '', publishedAt: new Date(0) })
}

test('what changes from issue to issue is left open', () => {
  const [april, may] = ['Horoscope for Leo, April 19', 'Horoscope for Virgo, May 2'].map(title =>
    headlineTemplate(compared(title)),
  )
  expect(april).toBe('horoscope for # # #')
  expect(may).toBe(april)
})

test('another headline has another template', () => {
  expect(headlineTemplate(compared('Points table of the hill cup'))).not.toBe(
    headlineTemplate(compared('Points table of the delta cup')),
  )
})

test('a text is told by how it begins', () => {
  const text = 'Follow all that happens at the ferry today, minute by minute.'
  expect(textTemplate(compared('x', text))).toBe('follow all that happens at the ferry today minute')
})

test('templates are never longer than a row takes', () => {
  expect(headlineTemplate(compared('a'.repeat(5000))).length).toBeLessThanOrEqual(300)
  expect(textTemplate(compared('x', 'b'.repeat(5000))).length).toBeLessThanOrEqual(300)
})
