import { expect, test } from 'vitest'
import { userAgentOf } from './user-agent.ts'

test('other servers learn who asks, and where to read about it', () => {
  expect(userAgentOf(null)).toBe('Chowk/0.1 (feed reader)')
  expect(userAgentOf('https://news.example')).toBe('Chowk/0.1 (feed reader; +https://news.example)')
})
