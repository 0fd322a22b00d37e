import { expect, test } from 'vitest'
import { fetchQueueNews } from './fetch-queue-news.ts'

const ask = (answer: () => Promise<Response>) => fetchQueueNews(new URLSearchParams(), { fetch: answer })

test('the queue’s news are the server’s answer', async () => {
  expect(await ask(async () => Response.json({ newer: 2, states: [] }))).toEqual({ newer: 2, states: [] })
})

test('a server that is down, fails, or sees no session gives no news', async () => {
  expect(await ask(() => Promise.reject(new TypeError('Failed to fetch')))).toBeNull()
  expect(await ask(async () => new Response(null, { status: 503 }))).toBeNull()
  expect(await ask(async () => Response.redirect('https://chowk.example/admin/login'))).toBeNull()
})

test('a truncated answer gives no news', async () => {
  expect(await ask(async () => new Response('{"newer": 2, "sta'))).toBeNull()
})
