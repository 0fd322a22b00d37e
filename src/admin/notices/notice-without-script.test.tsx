import { expect, test } from 'vitest'
import { draw } from '../../../test/support/draw.tsx'
import type { CarriedNotice } from './notice.ts'
import { NoticeWithoutScript } from './notice-without-script.tsx'

const notice: CarriedNotice = {
  id: 'a',
  title: 'Success',
  text: 'It is <done>',
  tone: 'success',
  undoBatchId: null,
  isSaved: false,
}

test('a browser without scripts shows the notice, and no other browser does', () => {
  const html = draw(<NoticeWithoutScript notice={notice} />)
  expect(html).toMatch(/^<noscript>.*role="status".*It is &lt;done&gt;.*<\/noscript>$/)
})

test('a notice that can be undone has an undo button', () => {
  const html = draw(<NoticeWithoutScript notice={{ ...notice, undoBatchId: 'the-batch' }} />)
  expect(html).toMatch(/<form [^>]*action="\/admin\/undo" method="post".*value="the-batch".*Undo/)
  expect(draw(<NoticeWithoutScript notice={notice} />)).not.toContain('Undo')
})

test('an error is styled as one, and without a notice nothing is rendered', () => {
  expect(draw(<NoticeWithoutScript notice={{ ...notice, tone: 'error' }} />)).toContain('border-l-danger')
  expect(draw(<NoticeWithoutScript notice={null} />)).toBe('')
})
