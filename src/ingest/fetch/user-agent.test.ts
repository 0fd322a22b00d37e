import { expect, test } from 'vitest'
import { userAgentOf } from './user-agent.ts'

test('the user agent names Chowk and an address to read about it', () => {
  expect(userAgentOf(null)).toBe('Chowk/0.1 (feed reader)')
  expect(userAgentOf('https://news.example')).toBe('Chowk/0.1 (feed reader; +https://news.example)')
})
