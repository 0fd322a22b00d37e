import { expect, test } from 'vitest'
import { draw } from '../../../test/support/draw.tsx'
import { Conflict } from './record-form.tsx'

const drawConflict = (fields: Parameters<typeof Conflict>[0]['fields']) =>
  draw(<Conflict fields={fields} onTakeTheirs={() => undefined} />)

test('only differing fields are shown, theirs before yours', () => {
  const html = drawConflict([
    { label: 'Title', theirs: 'Rain', mine: 'Sun' },
    { label: 'Source', theirs: 'The Outlet', mine: 'The Outlet' },
  ])
  expect(html).toMatch(/Title<\/th><td[^>]*>Rain<\/td><td[^>]*>Sun<\/td>/)
  expect(html).not.toContain('The Outlet')
})

test('a field that one of the two editors emptied says so', () => {
  const html = drawConflict([
    { label: 'Image', theirs: '', mine: 'https://p.example/a.jpg' },
    { label: 'Note', theirs: 'Checked', mine: '' },
  ])
  expect(html).toMatch(/Image<\/th><td[^>]*>empty<\/td>/)
  expect(html).toMatch(/Checked<\/td><td[^>]*>empty<\/td>/)
})

test('the other editor’s text is shown as plain text', () => {
  const html = drawConflict([{ label: 'Title', theirs: '<script>alert(1)</script>', mine: 'Sun' }])
  expect(html).not.toContain('<script>')
  expect(html).toContain('&lt;script&gt;')
})

test('the conflict is announced, and its button does not submit the surrounding form', () => {
  const html = drawConflict([{ label: 'Title', theirs: 'Rain', mine: 'Sun' }])
  expect(html).toContain('role="alert"')
  expect(html).toContain('type="button"')
})
