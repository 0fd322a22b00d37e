import { expect, test } from 'vitest'
import { draw } from '../../../test/support/draw.tsx'
import { ProposalRow } from './proposal-row.tsx'

const side = {
  title: 'Rain in Pune',
  source: 'The Courier',
  url: 'https://courier.example/rain',
  publishedAt: new Date('2026-01-02T06:30:00Z'),
  language: 'en',
  isWaiting: false,
  storyId: 'a',
  storyTitle: 'Rain',
  storyArticles: 3,
}
const entry = {
  ...side,
  url: 'https://herald.example/rain',
  title: '',
  isWaiting: true,
  storyId: null,
  storyTitle: null,
}

function drawProposal(one: typeof side, other: typeof entry): string {
  const proposal = { id: 'p', kind: 'join', score: 0.4, why: '', leaving: [] }
  return draw(<ProposalRow proposal={{ ...proposal, sides: [one, other] }} />)
}

test('the title of a story is quoted; a story without one is called a story', () => {
  expect(drawProposal(side, entry)).toContain('>“Rain”</a>')
  expect(drawProposal({ ...side, storyTitle: '' }, entry)).toContain('>a story</a>')
})

test('an entry without a headline has a link with a name', () => {
  expect(drawProposal(side, entry)).toMatch(/href="https:\/\/herald[^>]*>Without a headline</)
})
