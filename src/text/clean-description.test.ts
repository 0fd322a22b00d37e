import fc from 'fast-check'
import { expect, test } from 'vitest'
import { expectWithinMs } from '../../test/support/processor-ms.ts'
import { property } from '../../test/support/property.ts'
import { cleanDescription } from './clean-description.ts'

const title = 'A bridge opens'

test.each([
  [
    'markup and a pixel',
    '<p>Two <b>lanes</b>.</p><img src="https://pixel.wp.com/b.gif" width="1">',
    'Two lanes.',
  ],
  [
    'WordPress',
    '<p>Two lanes.</p><p>The post <a href="x">A bridge opens</a> appeared first on <a>Outlet</a>.</p>',
    'Two lanes.',
  ],
  ['WordPress in one line', 'Two lanes. The post A bridge opens appeared first on Outlet.', 'Two lanes.'],
  ['a cut in a sentence', 'Two lanes and a [&#8230;]', 'Two lanes and a…'],
  ['a cut after a sentence', 'Two lanes. [&#8230;]', 'Two lanes.'],
  ['three dots in brackets', 'Two lanes and a [...]', 'Two lanes and a…'],
  ['nothing but a cut', '[…]', ''],
  ['dots that would stand alone on a line', 'Two lanes and ...', 'Two lanes and…'],
  ['dots after a sentence', 'It opens today. ...', 'It opens today.'],
  ['read more', 'Two lanes. Read more', 'Two lanes.'],
  ['read more in Hindi', '<p>दो लेन।</p><p>और पढ़ें</p>', 'दो लेन।'],
  ['another site’s line', 'Read more about A bridge opens on Devdiscourse', ''],
  ['a credit', '<p>Image credit: PTI</p><p>Two lanes.</p>', 'Two lanes.'],
  ['the title again', '<b>A Bridge opens!</b>', ''],
  ['a list of others', '<ol><li><a href="x">One</a>&nbsp;<font>Two</font></li><li>Three</li></ol>', ''],
  [
    'a list of others before a text',
    '<ul><li><a href="x">One</a><ul><li>Two</li></ul></li></ul><p>Two lanes.</p>',
    'Two lanes.',
  ],
  [
    'two lists of others before a text',
    '<div><ul><li><a href="x">One</a></li></ul><ol><li>Two&nbsp;&nbsp;Outlet</li></ol>Two lanes.</div>',
    'Two lanes.',
  ],
  ['a list of others that is cut', '<ol><li>One\u00A0\u00A0Outlet</li><li>Three…', ''],
  ['points of the article', '<ul><li>Two lanes.</li><li>One ferry.</li></ul>', 'Two lanes. One ferry.'],
  [
    'points before a text',
    '<ul><li>Two <a href="x">lanes</a>.</li></ul><p>One ferry.</p>',
    'Two lanes. One ferry.',
  ],
  [
    'a link of an aggregator before a text',
    '<a href="x">A bridge</a>&nbsp;<font color="#6f6f6f">Outlet</font><p>Two lanes.</p>',
    'Two lanes.',
  ],
  [
    'only a call to click',
    'Click here for the timetable of the ferry',
    'Click here for the timetable of the ferry',
  ],
  ['a call to click behind a text', '<p>Two lanes.</p><p>Click here for the timetable</p>', 'Two lanes.'],
  ['a call to click before a text', '<p>Click here for the timetable</p><p>Two lanes.</p>', 'Two lanes.'],
  ['a call to click on nothing', 'Click on the article title to read more.', ''],
  [
    'one link of an aggregator',
    '<a href="https://news.google.com/x">A bridge</a>&nbsp;&nbsp;<font color="#6f6f6f">Outlet</font>',
    '',
  ],
  ['an escaped list', '&lt;p&gt;Two lanes.&lt;/p&gt;', 'Two lanes.'],
  [
    'the next headline behind a cut',
    'Two lanes and a ... Read moreA bridge opens in town',
    'Two lanes and a…',
  ],
  [
    'a call to read the wire',
    'By A. Writer Click here for updates on this story DELTA (Wire) Two lanes.',
    'DELTA (Wire) Two lanes.',
  ],
  [
    'a call to read the section',
    'Get latest articles and stories on Roads at Outlet. Two lanes.',
    'Two lanes.',
  ],
  ['a sign in front', '>>>MORE: Two lanes.', 'MORE: Two lanes.'],
  ['signs in front', `${'• '.repeat(40)}Two lanes.`, 'Two lanes.'],
  ['nothing but sections', 'Delta News: '.repeat(40), ''],
  ['many sections in front', `${'Delta News: '.repeat(40)}Two lanes.`, 'Two lanes.'],
  ['many words for a search', `${'#Bridge '.repeat(200)}Two lanes.`, 'Two lanes.'],
  ['words for a search', '#Bridge #River #Delta Two lanes.', 'Two lanes.'],
  ['who sent it', 'submitted by /u/writer to /r/bridges [link] [1143 comments]', ''],
  ['a database’s nothing', 'NULL', ''],
  [
    'a channel',
    'Two lanes over the wide river.Subscribe to Delta TV: https://v.example/a',
    'Two lanes over the wide river.',
  ],
  ['a time in front', 'Published: 27 Jan 2022 22:40 GMT Two lanes.', 'Two lanes.'],
  [
    'two times in front',
    'Posted: Jan 13, 2022 / 07:41 PM MST / Updated: Jan 13, 2022 / 07:41 PM MST DELTA (Wire) Two lanes.',
    'DELTA (Wire) Two lanes.',
  ],
  ['a writer and a day in front', 'by A. Writer, Delta Institute February 26, 2022 Two lanes.', 'Two lanes.'],
  ['nothing', '', ''],
])('%s', (_, raw, clean) => {
  expect(cleanDescription(raw, title)).toBe(clean)
})

test.each([
  'By 12 March 2024 all ferries will be gone',
  'Published in 2022, the study counts ferries',
  'More rain is expected in Chennai.',
  'The minister refused to comment',
  'Watch out for the comments',
  'Readers want more…',
  'A long queue of people who want to read more',
])('%s stays unchanged', text => {
  expect(cleanDescription(text, title)).toBe(text)
})

test('a text with more additions than are removed is kept', () => {
  expect(cleanDescription(`Two lanes.${' Read more'.repeat(60)}`, title)).toMatch(/^Two lanes\. Read more/)
})

test('a long article is truncated at a word with an ellipsis', () => {
  const clean = cleanDescription('word '.repeat(500), title)
  expect(clean.length).toBeLessThanOrEqual(600)
  expect(clean).toMatch(/word…$/)
})

const anyPiece = fc.constantFrom(
  'The post ',
  ' appeared first on ',
  'x',
  '.',
  'Read more',
  '[…]',
  '…',
  ' ',
  '<p>',
  '</p>',
  '<ol><li>',
  'क',
  'Comments',
  'Click here',
  '<ul><li><a x>',
  '</ul>',
  '&lt;',
  'word '.repeat(80),
)

property(fc.array(anyPiece, { maxLength: 30 }))('cleaning twice equals cleaning once', pieces => {
  const once = cleanDescription(pieces.join(''), title)
  expect(cleanDescription(once, title)).toBe(once)
})

test.each([
  ['Home » Technology » The ferry is back after the storm.', 'The ferry is back after the storm.'],
  ['India Business News: The ferry is back after the storm.', 'The ferry is back after the storm.'],
  ['The ferry is back after the storm. | Latest News Delta', 'The ferry is back after the storm.'],
  ['The ferry is back. Read on to know more.', 'The ferry is back.'],
  ['The ferry is back. Watch the video here.', 'The ferry is back.'],
  ['The ferry is back. Scroll down to see pictures', 'The ferry is back.'],
  ['The ferry is back. READ MORE: https://delta.example/ferry-is-ba...', 'The ferry is back.'],
  [
    'The ferry is back. (This story has not been edited by our staff and is auto-generated.)',
    'The ferry is back.',
  ],
  ['Get latest articles and stories on ferries at the Delta Post', ''],
  [
    'The ferry is back. Delta News: Latest Ferry News, Ferry News Today, Boat News, Breaking News, Celeb N…',
    'The ferry is back.',
  ],
])('"%s" becomes "%s"', (raw, description) => {
  expect(cleanDescription(raw, 'A title')).toBe(description)
  expect(cleanDescription(description, 'A title')).toBe(description)
})

test.each([
  'Good News: it is a film and a greeting, she said.',
  'He read on to the end of the book, and wept.',
  'The news, the views, the reviews.',
  'The choice is simple: ferry | bridge',
  'Sources: the ferry, the bridge, the news',
])('"%s" stays unchanged', text => {
  expect(cleanDescription(text, 'A title')).toBe(text)
})

test('50 KB of lists, prefixes and suffixes are cleaned in a few milliseconds', () => {
  for (const part of [
    '• ',
    '> ',
    'News, ',
    'Home » ',
    'Ab News: ',
    'Posted: Jan 13, 2022 / ',
    'Click here for updates on this story ',
    ' ...',
    ' [link]',
    ' https://aa.example',
    '. | x',
    ' read on',
    ' https://',
    '(this story has ',
    '<ul><li>',
    '<ul><li><a x></ul>',
    '<a x>x</a> <font>',
    'Click here ',
  ]) {
    const text = part.repeat(50_000 / part.length)
    // A feed may hold five hundred of them. Removing one part a round takes from 20 ms to a second.
    expectWithinMs(15, () => cleanDescription(text, 'A title'))
  }
})
