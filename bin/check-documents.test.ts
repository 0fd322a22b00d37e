import { expect, test } from 'vitest'
import { checkDocuments } from './check-documents.ts'

const paths = ['README.md', 'docs/decisions/0001-a.md', 'docs/a.png']

function problemsOf(text: string, path = 'README.md') {
  return checkDocuments([{ path, text }], paths)
}

test('links to files, folders, pictures, headings and other hosts are valid', () => {
  const text =
    '# One way\n[a](docs/decisions/0001-a.md) [b](docs/decisions/) ![c](docs/a.png) [d](#one-way) [e](https://x.example)'
  expect(problemsOf(text)).toEqual([])
  expect(
    problemsOf('# 1. A\n[up](../../README.md) <img src="../a.png">', 'docs/decisions/0001-a.md'),
  ).toEqual([])
})

test('a link to a missing file or heading is reported', () => {
  expect(problemsOf('[a](docs/none.md)')).toEqual(['README.md: the link to docs/none.md leads nowhere'])
  expect(problemsOf('# One\n[a](#two)')).toEqual(['README.md: the link to #two leads nowhere'])
})

test('code is not a link', () => {
  expect(problemsOf('`[a](nowhere)`\n```\n[a](nowhere)\n```')).toEqual([])
})

test('a decision whose heading lacks its number, or has another, is reported', () => {
  const problem = 'docs/decisions/0001-a.md: its heading begins with "# 1. "'
  expect(problemsOf('# One way', 'docs/decisions/0001-a.md')).toEqual([problem])
  expect(problemsOf('# 11. One way', 'docs/decisions/0001-a.md')).toEqual([problem])
  expect(problemsOf('# 1. One way', 'docs/decisions/0001-a.md')).toEqual([])
  expect(problemsOf('# One way')).toEqual([])
})
