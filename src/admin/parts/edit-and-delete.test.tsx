import { renderToStaticMarkup } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { expect, test } from 'vitest'
import { EditAndDelete } from './edit-and-delete.tsx'

function draw(kept?: string): string {
  const Row = () => (
    <EditAndDelete name="Rain & sun" editPath="/admin/news/edit/1" kept={kept} onDelete={() => undefined} />
  )
  const Page = createRoutesStub([{ path: '/', Component: Row }])
  return renderToStaticMarkup(<Page initialEntries={['/']} />)
}

test('a row leads to its form and says by name what each button is about', () => {
  expect(draw()).toContain('href="/admin/news/edit/1"')
  expect(draw()).toContain('aria-label="Edit Rain &amp; sun"')
  expect(draw()).toContain('aria-label="Delete Rain &amp; sun"')
  expect(draw()).not.toContain('disabled=""')
})

test('what has to be kept cannot be deleted, and the button says why', () => {
  expect(draw('It has articles')).toContain('disabled="" title="It has articles"')
})
