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
  const proposal = {
    id: 'p',
    kind: 'join' as const,
    score: 0.4,
    why: 'Both name Pune; 2 hours apart',
    numbers: '“Pune”, in 40 of 100,000 headlines',
    leaving: [],
  }
  return draw(
    <ProposalRow
      proposal={{ ...proposal, sides: [one, other] }}
      onAnswer={() => undefined}
      onLater={() => undefined}
    />,
  )
}

test('the title of a story is quoted; a story without one is called a story', () => {
  expect(drawProposal(side, entry)).toContain('>“Rain”</a>')
  expect(drawProposal({ ...side, storyTitle: '' }, entry)).toContain('>a story</a>')
})

test('an entry without a headline has a link with a name', () => {
  expect(drawProposal(side, entry)).toMatch(/href="https:\/\/herald[^>]*>Without a headline</)
})

test('each answer is named after its proposal, and outlets are isolated from what stands beside them', () => {
  const drawn = drawProposal(side, entry)
  for (const name of ['Accept', 'Not the same', 'Later'])
    expect(drawn).toContain(`${name}<span class="sr-only">: Rain in Pune</span>`)
  expect(drawn).toContain('<bdi>The Courier</bdi>')
})

test('the numbers are behind a disclosure, and each answer has a key', () => {
  const drawn = drawProposal(side, entry)
  expect(drawn).toMatch(/Both name Pune; 2 hours apart.*<details.*<summary[^>]*>Numbers<.*in 40 of 100,000/s)
  for (const key of ['a', 'x', 'l']) expect(drawn).toContain(`data-key="${key}"`)
})
