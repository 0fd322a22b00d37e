import { expect, test } from 'vitest'
import { userAgentOf } from './user-agent.ts'

test('the user agent names Chowk and an address to read about it', () => {
  expect(userAgentOf(null)).toBe('Chowk/1.0 (feed reader)')
  expect(userAgentOf('https://news.example')).toBe('Chowk/1.0 (feed reader; +https://news.example)')
})
