import { expect, test } from 'vitest'
import { draw } from '../../../test/support/draw.tsx'
import { PostButton } from './post-button.tsx'

test('without scripts the button posts its fields to its own page', () => {
  const html = draw(
    <PostButton fields={{ change: 'delete', id: '7' }} tone="danger" onClick={() => undefined}>
      Delete
    </PostButton>,
  )
  expect(html).toMatch(/^<form [^>]*method="post">.*name="change" value="delete".*name="id" value="7"/)
  expect(html).toMatch(/<button[^>]*type="submit"[^>]*>Delete<\/button><\/form>$/)
})
