import { expect, test } from 'vitest'
import { draw } from '../../../../test/support/draw.tsx'
import { PasteResult } from './paste-box.tsx'
import type { Submitted } from './submit-articles.ts'

const address = 'https://outlet.example/rain?a=1&b=2'
const drawAnswer = (submitted: Submitted[], problem: string | null = null) =>
  draw(<PasteResult response={{ problem, submitted }} />)

test('before the form is sent there is an empty place for the answer', () => {
  expect(draw(<PasteResult response={undefined} />)).toBe('<div role="status"></div>')
})

test('a problem with the whole paste is shown alone', () => {
  const html = drawAnswer([], 'Please enter at least one address.')
  expect(html).toContain('Please enter at least one address.')
  expect(html).not.toContain('<ul')
})

test('an added article is named, with the fields that could not be read', () => {
  const added = { address, kind: 'added', id: 'e1', title: 'Rain <b>', problem: null } as const
  expect(drawAnswer([added])).toContain('Added to the queue: <strong>Rain &lt;b&gt;</strong>')
  expect(drawAnswer([{ ...added, problem: 'A paywall stands before it.' }])).toContain('A paywall stands')
})

test('an article that is already there links to its place', () => {
  const of = { kind: 'news-link', id: 'n1', title: 'Rain', url: address } as const
  const html = drawAnswer([{ address, kind: 'already', already: { of, why: 'same address' } }])
  expect(html).toContain('Already published: ')
  expect(html).toContain('href="/admin/news/edit/n1"')
  expect(html).toContain('(same address)')
})

test('a waiting article without a headline is named by its address', () => {
  const of = { kind: 'entry', id: 'e1', title: '', url: address, status: 'waiting' } as const
  const html = drawAnswer([{ address, kind: 'already', already: { of, why: 'same address' } }])
  expect(html).toContain('Already in the queue: ')
  expect(html).toContain('>https://outlet.example/rain?a=1&amp;b=2</a>')
})

test('an unreadable article can be added by hand with its whole address', () => {
  const html = drawAnswer([{ address, kind: 'unreadable', problem: 'The page is gone.' }])
  expect(html).toContain('Not added. The page is gone.')
  expect(html).toContain(`href="/admin/news/add?url=${encodeURIComponent(address)}"`)
})
