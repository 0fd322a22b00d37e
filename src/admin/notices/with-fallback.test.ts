import { expect, test, vi } from 'vitest'
import { errorHtml } from '../../http/describe-error.ts'
import { failedNotice } from './shown-notice.ts'
import { explainRefusedSave, refuseSaves, saveWithFallback } from './with-fallback.ts'

const failed = { message: 'Failed to add category' }
const writeFailed = () => failed

/** The error that the router throws for an error page. */
function errorResponse(data: string) {
  return { status: 503, statusText: '', internal: false, data }
}

test('the server’s answer is returned unchanged', async () => {
  expect(await saveWithFallback(writeFailed, async () => 'saved')).toBe('saved')
})

test('an unreachable or failing server gives the fallback, with a failure status', async () => {
  const answer = await saveWithFallback(writeFailed, () => Promise.reject(new TypeError('Failed to fetch')))
  expect(answer).toMatchObject({ data: failed, init: { status: 503 } })
  const broken = await saveWithFallback(writeFailed, () => Promise.reject(errorResponse(errorHtml('failed'))))
  expect(broken).toMatchObject({ data: failed, init: { status: 503 } })
})

test('if the server refuses all saves, its reason replaces the fallback’s message in every kind of answer', async () => {
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
    const write = () => otherwise ?? {}
    const answer = await saveWithFallback(write, () => Promise.reject(refused))
    expect(answer).toMatchObject({ data: expected, init: { status: 503 } })
  }
})

test('nothing is posted while the frame refuses it, as after another person has signed in', async () => {
  const post = vi.fn(async () => 'saved')
  const end = refuseSaves(() => 'Your session has ended.')
  const refused = { data: { message: 'Your session has ended.' }, init: { status: 503 } }
  expect(await saveWithFallback(writeFailed, post)).toMatchObject(refused)
  expect(post).not.toHaveBeenCalled()
  end()
  expect(await saveWithFallback(writeFailed, post)).toBe('saved')
})

test('a redirect is passed on', async () => {
  const redirect = Response.redirect('https://chowk.example/admin/news')
  await expect(saveWithFallback(writeFailed, () => Promise.reject(redirect))).rejects.toBe(redirect)
})

test('an error page that refuses all saves becomes a sentence', () => {
  expect(explainRefusedSave(errorHtml('restoring'), 'en')).toMatch(
    /^Nothing was saved: a backup is being restored\./,
  )
  expect(explainRefusedSave(errorHtml('perhaps-saved'), 'en')).toMatch(/may be saved or not\./)
  expect(explainRefusedSave(errorHtml('disk-full'), 'en')).toMatch(/^Nothing was saved: the disk/)
})

test('a role that was lowered while the page was open becomes a sentence', () => {
  const refusal = { needed: 'editor', role: 'contributor', administrators: ['Asha Devi'], language: 'en' }
  expect(explainRefusedSave(refusal, 'en')).toMatch(
    /^Nothing was saved: your role .* Asha Devi can change your role\.$/,
  )
  expect(explainRefusedSave({ ...refusal, administrators: [] }, 'en')).toContain('An administrator')
})

test('other failures have no such sentence', () => {
  for (const page of [errorHtml('failed'), '<h1>Bad gateway</h1>', null, { restoring: true }])
    expect(explainRefusedSave(page, 'en')).toBeNull()
})
