import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { StoryLink } from '../../domain/stories/story.ts'
import { StoryHeadlines } from './story-headlines.tsx'

test('words of one side are no highlighted text to a screen reader until the reader asks for them', () => {
  const link = (id: string, title: string, lean: StoryLink['lean']): StoryLink => {
    const url = `https://outlet-${id}.example/`
    const publishedAt = new Date('2026-01-01T06:00:00Z')
    return { id, title, lean, url, source: id, publishedAt, language: 'en', isCopy: false, owner: '' }
  }
  const links = [
    link('1', 'Minister hails the ferries', 'left'),
    link('2', 'Critics question costs', 'right'),
  ]
  const html = renderToStaticMarkup(<StoryHeadlines links={links} isFirstPage={true} />)
  expect(html).toContain('<span>hails</span>')
  expect(html).not.toContain('<mark')
})
