import { expect, test } from 'vitest'
import { draw } from '../../../test/support/draw.tsx'
import { EditAndDelete } from './deletion.tsx'

const drawRow = (reason?: string) =>
  draw(
    <EditAndDelete
      name="Rain & sun"
      editPath="/admin/news/edit/1"
      kept={reason}
      question="This will delete it."
      deletion={{ id: '1' }}
      onDelete={() => undefined}
    />,
  )

test('a row links to its form, and its buttons name the record', () => {
  expect(drawRow()).toContain('href="/admin/news/edit/1"')
  expect(drawRow()).toContain('aria-label="Edit Rain &amp; sun"')
  expect(drawRow()).toContain('aria-label="Delete Rain &amp; sun"')
  expect(drawRow()).not.toContain('disabled=')
})

test('a record that must be kept has a reachable delete button that explains why', () => {
  const row = drawRow('It holds an article')
  expect(row).toMatch(/<button[^>]*aria-disabled="true"[^>]*title="It holds an article"/)
  expect(row).not.toContain('disabled=""')
  const described = /aria-describedby="([^"]+)"/.exec(row)?.[1]
  expect(row).toContain(`<span id="${described}" hidden="">It holds an article</span>`)
})
