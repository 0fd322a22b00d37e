import { expect, test } from 'vitest'
import { errorHtml } from '../../http/error-page.ts'
import { failedNotice } from './failed-notice.ts'
import { saveWithFallback } from './save-with-fallback.ts'

const failed = { message: 'Failed to add category' }

/** As the router throws what is no answer of an action. */
function errorResponse(data: string) {
  return { status: 503, statusText: '', internal: false, data }
}

test('what the server answers is the answer', async () => {
  expect(await saveWithFallback(failed, async () => 'saved')).toBe('saved')
})

test('a server that cannot be reached is answered for, with the status of a failure', async () => {
  const answer = await saveWithFallback(failed, () => Promise.reject(new TypeError('Failed to fetch')))
  expect(answer).toMatchObject({ data: failed, init: { status: 503 } })
  const broken = await saveWithFallback(failed, () => Promise.reject(errorResponse(errorHtml('failed'))))
  expect(broken).toMatchObject({ data: failed, init: { status: 503 } })
})

test('why nothing can be saved is said in place of the failure, in every form’s own field', async () => {
  const why = expect.stringContaining('a backup is being restored')
  const cases = [
    [failed, { message: why }],
    [
      { errors: {}, problem: 'away' },
      { errors: {}, problem: why },
    ],
    [
      { tried: null, problem: { ...failed, code: 1 } },
      { tried: null, problem: { message: why, code: 1 } },
    ],
    [
      { ok: false, notice: failedNotice('no', 'en') },
      { ok: false, notice: { tone: 'error', text: why } },
    ],
  ]
  for (const [otherwise, expected] of cases) {
    const refused = errorResponse(errorHtml('restoring'))
    const answer = await saveWithFallback(otherwise ?? {}, () => Promise.reject(refused))
    expect(answer).toMatchObject({ data: expected, init: { status: 503 } })
  }
})

test('a redirect goes its way', async () => {
  const redirect = Response.redirect('https://chowk.example/admin/news')
  await expect(saveWithFallback(failed, () => Promise.reject(redirect))).rejects.toBe(redirect)
})
