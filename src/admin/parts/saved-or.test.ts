import { expect, test } from 'vitest'
import { savedOr } from './saved-or.ts'

test('what the server answers is the answer', async () => {
  expect(await savedOr('failed', async () => 'saved')).toBe('saved')
})

test('a server that cannot be reached is answered for, with the status of a failure', async () => {
  const answer = await savedOr('failed', () => Promise.reject(new TypeError('Failed to fetch')))
  expect(answer).toMatchObject({ data: 'failed', init: { status: 503 } })
})

test('a redirect goes its way', async () => {
  const redirect = Response.redirect('https://chowk.example/admin/news')
  await expect(savedOr('failed', () => Promise.reject(redirect))).rejects.toBe(redirect)
})
