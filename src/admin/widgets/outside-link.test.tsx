import { expect, test } from 'vitest'
import { draw } from '../../../test/support/draw.tsx'
import { OutsideLink } from './outside-link.tsx'

const url = 'https://outlet.example/rain'

test('a headline opens in a new tab that gets no opener and no referrer', () => {
  const html = draw(<OutsideLink url={url}>Rain in Pune</OutsideLink>)
  expect(html).toContain(`href="${url}" target="_blank" rel="noopener noreferrer"`)
  expect(html).toContain('>Rain in Pune</a>')
  expect(html).not.toContain('lang=')
})

test('a headline is marked with its language if that is known', () => {
  const html = draw(
    <OutsideLink url={url} language="hi">
      पुणे में बारिश
    </OutsideLink>,
  )
  expect(html).toContain('lang="hi"')
})
