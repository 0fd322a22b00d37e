import { expect, test } from 'vitest'
import type { StoryLink } from '../../domain/stories/story.ts'
import { groupHeadlines, markOwnWords } from './headline-groups.ts'

let count = 0
function link(title: string, given: Partial<StoryLink> = {}): StoryLink {
  count += 1
  const fields = {
    url: `https://outlet-${count}.example/`,
    source: `Outlet ${count}`,
    isCopy: false,
    owner: '',
  }
  const publishedAt = new Date('2026-01-01T06:00:00Z')
  return { id: `${count}`, title, language: 'en', lean: 'not-rated', publishedAt, ...fields, ...given }
}

const names = (links: StoryLink[]) =>
  groupHeadlines(links).map(({ name, links: own }) => [Object.values(name)[1], own.length])

function marked(links: StoryLink[]): string[][] {
  const parts = markOwnWords(groupHeadlines(links))
  return links.map(({ id }) => (parts.get(id) ?? []).filter(({ isOwn }) => isOwn).map(({ text }) => text))
}

test('headlines are grouped by side if one outlet is rated, otherwise by language, otherwise by owner', () => {
  const rated = [link('a', { lean: 'lean-right' }), link('b'), link('c', { lean: 'right', language: 'hi' })]
  expect(names(rated)).toEqual([
    ['right', 2],
    [null, 1],
  ])
  expect(names([link('a', { language: 'hi' }), link('b', { language: 'en-IN' }), link('c')])).toEqual([
    ['en', 2],
    ['hi', 1],
  ])
  const owned = [
    link('a', { owner: 'Sun' }),
    link('b', { owner: 'Moon' }),
    link('c', { owner: 'Sun' }),
    link('d'),
  ]
  expect(names(owned)).toEqual([
    ['Sun', 2],
    [null, 2],
  ])
})

test('there are no groups where nothing is known, where all outlets are of one side, and for five languages', () => {
  expect(names([link('a'), link('b')])).toEqual([])
  expect(names([link('a', { lean: 'left' }), link('b', { lean: 'lean-left' })])).toEqual([])
  expect(names(['en', 'hi', 'ta', 'ur', 'bn'].map(language => link('a', { language })))).toEqual([])
  expect(names([link('a', { language: null }), link('b', { language: 'hi' })])).toEqual([])
})

test('a word is marked if one side uses it, in any form, and no other headline does', () => {
  expect(
    marked([
      link('Minister hails ferries on the “river”', { lean: 'left' }),
      link('Ferry sails as critics question costs', { lean: 'right' }),
      link('Critics meet the minister'),
    ]),
  ).toEqual([['hails', 'river'], ['sails', 'question', 'costs'], []])
})

test('parts of a headline are the headline', () => {
  const title = 'बाढ़ में डूबा पुल: “कौन” ज़िम्मेदार?'
  const links = [
    link(title, { lean: 'left', language: 'hi' }),
    link('पुल बहा', { lean: 'right', language: 'hi' }),
  ]
  const [parts = []] = markOwnWords(groupHeadlines(links)).values()
  expect(parts.map(({ text }) => text).join('')).toBe(title)
  expect(parts.some(({ isOwn }) => isOwn)).toBe(true)
})

test('of four headlines a side has only the words of two of them, and nothing is compared across languages', () => {
  const left = ['Dam fails', 'Dam burst', 'Dam gone', 'Water everywhere'].map(title =>
    link(title, { lean: 'left' }),
  )
  expect(marked([...left, link('River', { lean: 'right' })])).toEqual([
    ['Dam'],
    ['Dam'],
    ['Dam'],
    [],
    ['River'],
  ])
  expect(marked([link('Dam', { lean: 'left' }), link('बाँध', { lean: 'right', language: 'hi' })])).toEqual([
    [],
    [],
  ])
})
