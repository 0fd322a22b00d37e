import { expect, test } from 'vitest'
import { errorHtml } from '../../http/error-page.ts'
import { explainRefusedSave } from './refused-save.ts'

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
