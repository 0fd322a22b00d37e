import { expect, test } from 'vitest'
import { readFeedsArguments } from './feeds-commands.ts'

const read = (line: string) => readFeedsArguments(line.split(' ').filter(Boolean), 'en')

test.each([
  ['list', { name: 'list' }],
  ['poll', { name: 'poll', target: undefined }],
  ['poll https://a.example/', { name: 'poll', target: 'https://a.example/' }],
  ['export out.opml', { name: 'export', target: 'out.opml' }],
  ['import list.opml --new-categories', { name: 'import', target: 'list.opml', newCategories: true }],
  [
    'add https://a.example/ --category politics --publish wait',
    {
      name: 'add',
      target: 'https://a.example/',
      category: 'politics',
      publish: 'wait',
      newCategories: false,
    },
  ],
])('%s is understood', (line, command) => {
  expect(read(line)).toMatchObject({ ok: true, command })
})

test.each([
  '',
  'bogus',
  'add',
  'import',
  'list all',
  'add https://a.example/ --publish never',
  'list --loud',
  'list --category politics',
  'poll --publish wait',
  'export --outlet Herald',
  'import list.opml --outlet Herald',
  'add https://a.example/ --new-categories',
])('"%s" prints the usage', line => {
  expect(read(line)).toMatchObject({ ok: false, problem: expect.stringContaining('npm run feeds -- list') })
})

test.each([
  ['list --loud', "Unknown option '--loud'"],
  ['bogus', '“bogus” is not possible here.'],
  ['add https://a.example/ --publish never', '“never” is not possible here.'],
])('of "%s" the wrong word is named', (line, problem) => {
  expect(read(line)).toMatchObject({ problem: expect.stringMatching(new RegExp(`^${problem}\n`)) })
})
