import { expect, test } from 'vitest'
import { draw } from '../../../test/support/draw.tsx'
import { EditAndDelete } from './edit-and-delete.tsx'

const drawRow = (kept?: string) =>
  draw(
    <EditAndDelete
      name="Rain & sun"
      editPath="/admin/news/edit/1"
      kept={kept}
      question="This will delete it."
      deletion={{ id: '1' }}
      onDelete={() => undefined}
    />,
  )

test('a row leads to its form and says by name what each button is about', () => {
  expect(drawRow()).toContain('href="/admin/news/edit/1"')
  expect(drawRow()).toContain('aria-label="Edit Rain &amp; sun"')
  expect(drawRow()).toContain('aria-label="Delete Rain &amp; sun"')
  expect(drawRow()).not.toContain('disabled=""')
})

test('what has to be kept cannot be deleted, and the button says why', () => {
  expect(drawRow('It has articles')).toContain('disabled="" title="It has articles"')
})
