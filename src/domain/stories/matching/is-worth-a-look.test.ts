import { expect, test } from 'vitest'
import { storyArticle } from '../../../../test/support/story-article.ts'
import { isWorthALook } from './is-worth-a-look.ts'

const ferry = storyArticle('Mumbai ferry sinks off Alibaug with forty passengers')

test('an editor is asked about two headlines of a day that share words', () => {
  const title = 'Ferry with passengers lost near Alibaug'
  expect(isWorthALook(ferry, storyArticle(title, { hours: 23 }))).toBe(true)
  expect(isWorthALook(ferry, storyArticle(title, { hours: 25 }))).toBe(false)
})

test('an editor is not asked about two headlines that share only their subject', () => {
  const about = storyArticle('Why Alibaug is the weekend getaway that families in Pune now love most')
  expect(isWorthALook(ferry, about)).toBe(false)
})
