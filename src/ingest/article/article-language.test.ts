import { expect, test } from 'vitest'
import { readHtml } from '../../../test/support/read-html.ts'

test.each([
  ['<html lang="en-in"><title>A headline of a story</title>', 'en-IN', 'html-element'],
  ['<html xml:lang="de"><title>Eine Meldung von heute</title>', 'de', 'html-element'],
  ['<script type="application/ld+json">{"@type":"NewsArticle","inLanguage":"ta"}</script>', 'ta', 'json-ld'],
  ['<meta property="og:locale" content="hi_IN">', 'hi-IN', 'open-graph'],
  ['<meta http-equiv="content-language" content="fr">', 'fr', 'meta'],
  ['<html lang="en"><title>झील के पार आखिरी नाव शुरू</title>', 'hi', 'script-of-letters'],
  ['<html lang="mr"><title>झील के पार आखिरी नाव शुरू</title>', 'mr', 'html-element'],
  ['<html lang="{{lang}}"><meta property="og:locale" content="en_GB">', 'en-GB', 'open-graph'],
])('%s is in %s', (html, value, from) => {
  expect(readHtml(html).language).toEqual({ value, from })
})

test('the language of a page in Latin letters without a declaration is unknown', () => {
  expect(readHtml('<title>A headline of a story</title>').language).toBeNull()
})
