import { expect, test } from 'vitest'
import { draw } from '../../../../test/support/draw.tsx'
import { PasteAnswer } from './paste-answer.tsx'
import type { Submitted } from './submit-articles.ts'

const address = 'https://outlet.example/rain?a=1&b=2'
const drawAnswer = (submitted: Submitted[], problem: string | null = null) =>
  draw(<PasteAnswer answer={{ problem, submitted }} />)

test('before the form was sent there is room for an answer, and none', () => {
  expect(draw(<PasteAnswer answer={undefined} />)).toBe('<div role="status"></div>')
})

test('what stood in the way of all of it is said alone', () => {
  const html = drawAnswer([], 'Please enter at least one address.')
  expect(html).toContain('Please enter at least one address.')
  expect(html).not.toContain('<ul')
})

test('an article that was added is named, with what could not be read of it', () => {
  const added = { address, kind: 'added', id: 'e1', title: 'Rain <b>', problem: null } as const
  expect(drawAnswer([added])).toContain('Added to the queue: <strong>Rain &lt;b&gt;</strong>')
  expect(drawAnswer([{ ...added, problem: 'A paywall stands before it.' }])).toContain('A paywall stands')
})

test('one that is there already leads to where it is', () => {
  const of = { kind: 'news-link', id: 'n1', title: 'Rain', url: address } as const
  const html = drawAnswer([{ address, kind: 'already', already: { of, why: 'same address' } }])
  expect(html).toContain('Already published: ')
  expect(html).toContain('href="/admin/news/edit/n1"')
  expect(html).toContain('(same address)')
})

test('one that waits without a headline is named by its address', () => {
  const of = { kind: 'entry', id: 'e1', title: '', url: address, status: 'waiting' } as const
  const html = drawAnswer([{ address, kind: 'already', already: { of, why: 'same address' } }])
  expect(html).toContain('Already in the queue: ')
  expect(html).toContain('>https://outlet.example/rain?a=1&amp;b=2</a>')
})

test('one that could not be read can be added by hand, and its whole address goes along', () => {
  const html = drawAnswer([{ address, kind: 'unread', problem: 'The page is gone.' }])
  expect(html).toContain('Not added. The page is gone.')
  expect(html).toContain(`href="/admin/news/add?url=${encodeURIComponent(address)}"`)
})
