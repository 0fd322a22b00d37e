import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { shownLink } from '../../../test/support/shown-link.ts'
import { CorrectedMark } from './corrected-mark.tsx'
import { CorrectionNote } from './correction-note.tsx'
import { NewsCardGrid } from './news-card-grid.tsx'
import { NewsCardLarge } from './news-card-large.tsx'
import { NewsListBlock } from './news-list-block.tsx'

const at = new Date('2026-01-01T06:30:00Z')
const correction = { id: 'c1', text: 'Nine, <b>not</b> eight.', atMs: at.getTime() }
const link = shownLink({ correction })
const hoursLater = (hours: number) => new Date(at.getTime() + hours * 3_600_000)

test('beside a large headline a correction is shown in full as text, for two days', () => {
  for (const card of [
    (now: Date) => <NewsCardLarge link={link} now={now} />,
    (now: Date) => <NewsCardGrid link={link} now={now} mode="full" />,
  ]) {
    expect(renderToStaticMarkup(card(hoursLater(47.9)))).toContain('Nine, &lt;b&gt;not&lt;/b&gt; eight.')
    expect(renderToStaticMarkup(card(hoursLater(48)))).not.toContain('Nine')
  }
})

test('in a dense list a mark links to it, for the same time', () => {
  for (const list of [
    (now: Date) => <NewsListBlock links={[link]} thumbnailsFor="" now={now} />,
    (now: Date) => <NewsCardGrid link={link} now={now} mode="compact" />,
  ]) {
    const html = renderToStaticMarkup(list(hoursLater(1)))
    expect(html).toContain('href="/corrections#correction-c1">corrected</a>')
    expect(html).not.toContain('Nine')
    expect(renderToStaticMarkup(list(hoursLater(48)))).not.toContain('corrected')
  }
})

test('without a correction nothing is drawn', () => {
  expect(renderToStaticMarkup(<CorrectionNote correction={null} now={at} />)).toBe('')
  expect(renderToStaticMarkup(<CorrectedMark correction={undefined} now={at} />)).toBe('')
})
