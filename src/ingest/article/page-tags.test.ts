import { expect, test } from 'vitest'
import { readPageTags } from './page-tags.ts'

function eventsOf(html: string): string[] {
  const events: string[] = []
  readPageTags(html, {
    open: (name, attributes) =>
      events.push(`<${name}${[...attributes].map(([key, value]) => ` ${key}=${value}`).join('')}>`),
    close: name => events.push(`</${name}>`),
    text: text => events.push(text),
    comment: text => events.push(`<!--${text}-->`),
  })
  return events
}

test('tags come with their attributes, names in lower case, entities decoded', () => {
  expect(eventsOf('<META Name="a&amp;b" content=\'c\'/>')).toEqual(['<meta name=a&b content=c>'])
  expect(eventsOf('<p class=x hidden>A&amp;B</p>')).toEqual(['<p class=x hidden=>', 'A', '&', 'B', '</p>'])
})

test('the first of two attributes of one name counts', () => {
  expect(eventsOf('<a href="1" href="2">')).toEqual(['<a href=1>'])
})

test('the content of a script is text until its end tag', () => {
  expect(eventsOf('<script>"<p>"</script>')).toEqual(['<script>', '"<p>"', '</script>'])
})

test('at most sixty attributes of an element and 8,000 characters of a value are read', () => {
  const attributes = Array.from({ length: 100 }, (_, n) => `a${n}=b`).join(' ')
  expect(eventsOf(`<p ${attributes}>`)[0]?.split(' ')).toHaveLength(61)
  expect(eventsOf(`<p title="${'x'.repeat(9000)}">`)[0]).toHaveLength('<p title=>'.length + 8000)
})

test('a comment is reported by its beginning, a declaration not at all', () => {
  expect(eventsOf('<!doctype html><!-- <p> --><b>')).toEqual(['<!-- <p> -->', '<b>'])
  expect(eventsOf(`<!--${'x'.repeat(10_000)}-->`).join('')).toHaveLength(4007)
})
