import fc from 'fast-check'
import { expect, test } from 'vitest'
import { expectWithinMs } from '../../test/support/processor-ms.ts'
import { cleanTitle, stripOutletName } from './clean-title.ts'

test("a headline loses markup, white space and the outlet's name", () => {
  expect(cleanTitle('  <b>Floods</b> in\n Assam &amp; Bihar - The Hindu ', ['www.thehindu.com'])).toBe(
    'Floods in Assam & Bihar',
  )
})

test('grave accents become quotation marks and apostrophes', () => {
  expect(cleanTitle('`Lord` Shardul Thakur`s auction – watch', [])).toBe(
    "'Lord' Shardul Thakur's auction – watch",
  )
  expect(cleanTitle('Here`s why', [])).toBe("Here's why")
})

test('quotation marks lose the backslashes of a program', () => {
  expect(cleanTitle(String.raw`Modi\'s \"rally\" at C:\dir`, [])).toBe(String.raw`Modi's "rally" at C:\dir`)
})

test('a headline is never longer than 300 characters', () => {
  const title = cleanTitle('बाढ़ '.repeat(200), [])
  expect(title.length).toBeLessThanOrEqual(300)
  expect(title).toMatch(/बाढ़…$/)
})

test('names repeated for 10,000 characters are removed in a few milliseconds', () => {
  for (const part of [' - Storm', 'Storm | ', 'Storm：']) {
    const title = `The ferry is back${part.repeat(10_000 / part.length)}`
    // A feed may hold five hundred of them.
    expectWithinMs(5, () => cleanTitle(title, ['Storm']))
  }
})

test('a headline that is only markup becomes empty', () => {
  expect(cleanTitle('<img src=x onerror=alert(1)>', [])).toBe('')
})

test("cleaning twice equals cleaning once, even when a long title is truncated inside the outlet's name", () => {
  const pieces = fc.constantFrom(
    'Storm Watch',
    ' - ',
    ': ',
    'a river ',
    '<b>',
    '&amp;',
    'बाढ़ ',
    'x'.repeat(90),
    '…',
  )
  fc.assert(
    fc.property(fc.array(pieces, { maxLength: 20 }), parts => {
      const names = ['Storm Watch', 'storm.example']
      const once = cleanTitle(parts.join(''), names, { outlet: 'Storm Watch' })
      expect(cleanTitle(once, names, { outlet: 'Storm Watch' })).toBe(once)
    }),
  )
})

test.each([
  ['Floods in Assam - The Hindu', ['www.thehindu.com'], 'Floods in Assam'],
  ['Floods in Assam | The Hindu', ['The Hindu'], 'Floods in Assam'],
  ['Floods in Assam – BBC News', ['www.bbc.co.uk'], 'Floods in Assam'],
  ['Floods in Assam | Mint - Mint', ['www.livemint.com'], 'Floods in Assam'],
  ['Floods in Assam | India News - Times of India', ['timesofindia.indiatimes.com'], 'Floods in Assam'],
  ['Floods in Assam - NDTV Profit', ['www.ndtv.com'], 'Floods in Assam'],
  ['Floods in Assam - HT Tech', ['Hindustan Times'], 'Floods in Assam'],
  ['Floods in Assam - India.com', ['www.india.com'], 'Floods in Assam'],
  ['Floods in Assam - The Wall Street Journal', ['www.wsj.com'], 'Floods in Assam'],
  ['Floods in Assam - Gadgets 360', ['gadgets.ndtv.com'], 'Floods in Assam'],
  ['असम में बाढ़ - अमर उजाला', ['अमर उजाला'], 'असम में बाढ़'],
  ['असम में बाढ़ | Aaj Tak', ['www.aajtak.in'], 'असम में बाढ़'],
  ['असम में बाढ़ - अमर उजाला', ['www.amarujala.com'], 'असम में बाढ़'],
  ['असम में बाढ़ | Dainik Jagran', ['www.jagran.com'], 'असम में बाढ़'],
  ['அசாமில் வெள்ளம் - தினமலர்', ['Dinamalar', 'www.dinamalar.com'], 'அசாமில் வெள்ளம்'],
  [
    'Floods in Assam | The Storm Channel - Articles from The Storm Channel',
    ['storm.example'],
    'Floods in Assam',
  ],
  ['Floods in Assam – Featured Storm News', ['news.storm.example'], 'Floods in Assam'],
  ['Floods in Assam | Noida News - Times of India', ['timesofindia.indiatimes.com'], 'Floods in Assam'],
  ['Floods in Assam, National Hindi News - Storm', ['storm.example'], 'Floods in Assam'],
  [
    'Floods in Assam, College Reopening News - Storm',
    ['storm.example'],
    'Floods in Assam, College Reopening News',
  ],
  ['Floods in Assam hit ten markets By Storm.com', ['www.storm.com'], 'Floods in Assam hit ten markets'],
  ['Floods in Assam hit ten markets By Reuters', ['www.storm.com'], 'Floods in Assam hit ten markets'],
  ['Health News | Floods in Assam', ['www.storm.example'], 'Floods in Assam'],
  ['Image for Floods in Assam and Bihar', ['www.storm.example'], 'Floods in Assam and Bihar'],
])('%s without the name %j is %s', (title, names, expected) => {
  expect(stripOutletName(title, names)).toBe(expected)
})

test.each([
  ['How the vote was won - India', ['indianexpress.com', 'The Indian Express']],
  ['Budget 2026 - what it means for you', ['www.thehindu.com']],
  ['Centre-state ties: a history', ['www.thehindu.com']],
  ['Watch: the new film - Trailer', ['trailers.example.com']],
  ['Test match - day three', ['sports.ndtv.com', 'NDTV Sports']],
  ['Live - BBC News', ['www.bbc.co.uk']],
  ['Rain in Chennai - The Hindu', []],
  ['What the Hindu vote says', ['The Hindu']],
  ['A long talk | Sports', ['sports.ndtv.com']],
  ['Floods in Assam Seen By Reuters', ['www.storm.com']],
  ['Floods in Assam | Noida News', ['www.storm.com']],
  ['Image for rent', ['www.storm.com']],
])('%s keeps %j', (title, names) => {
  expect(stripOutletName(title, names)).toBe(title)
})

test('the parts of a feed title are names, its generic words are not', () => {
  const names = ['Top Stories | Deccan Chronicle']
  expect(stripOutletName('Metro opens - Deccan Chronicle', names)).toBe('Metro opens')
  expect(stripOutletName('Metro opens - Top Stories', names)).toBe('Metro opens - Top Stories')
})

test.each([
  ['The storm - Floods in Assam', ['www.thestorm.org.uk'], 'Floods in Assam'],
  ['Storm Watch: Floods in Assam', ['stormwatch.example'], 'Floods in Assam'],
  ['Storm Watch: Floods in Assam', ['Storm Watch', 'www.storm-watch.example'], 'Floods in Assam'],
  ['BBC News | Floods in Assam', ['BBC News', 'www.bbc.co.uk'], 'Floods in Assam'],
  ['Mint: Floods in Assam', ['Mint', 'www.mint.example'], 'Floods in Assam'],
  ['Times of India: Floods in Assam', ['Times of India', 'indiatimes.com'], 'Floods in Assam'],
  ['Storm » Floods in Assam - Storm', ['storm.example'], 'Floods in Assam'],
])('%s without the leading name %j is %s', (title, names, expected) => {
  expect(stripOutletName(title, names)).toBe(expected)
})

test.each([
  ['Delhi: Floods in the old town', ['Delhi', 'www.ndtv.com']],
  ['Mumbai: Floods in the old town', ['Mumbai', 'www.mumbailive.com']],
  ['Uttar Pradesh | Floods in the old town', ['Uttar Pradesh', 'www.ndtv.com']],
  ['Delhi: Floods in the old town', ['delhi.ndtv.com', 'NDTV Delhi']],
  ['Storm: floods in the old town', ['storm.example']],
  ['Hindu: what the word has meant', ['The Hindu', 'www.thehindu.com']],
  ['Sports: floods in the old town', ['sports.ndtv.com', 'NDTV Sports']],
  ['BBC News - Floods', ['www.bbc.co.uk', 'BBC News']],
  ['Storm Watch: Floodwatching', ['stormwatch.example']],
])('the start of %s is not taken for the name %j', (title, names) => {
  expect(stripOutletName(title, names)).toBe(title)
})

test('the stored name of an outlet is removed from the front, a single word of it before a colon is not', () => {
  const strip = (title: string, outlet: string) => stripOutletName(title, [outlet], { outlet })
  expect(strip('अमर उजाला: असम में बाढ़ आई', 'अमर उजाला')).toBe('असम में बाढ़ आई')
  expect(strip('Delhi: Floods in the old town', 'Delhi')).toBe('Delhi: Floods in the old town')
  expect(strip('Delhi | Floods in the old town', 'Delhi')).toBe('Floods in the old town')
})

test.each([
  ['Floods in Assam raise concern- News18', ['www.news18.com'], 'Floods in Assam raise concern'],
  ['Floods in Assam -Storm Watch', ['Storm Watch'], 'Floods in Assam'],
  ['川の水位が上がり避難指示：嵐新聞デジタル', ['嵐新聞デジタル'], '川の水位が上がり避難指示'],
  ['川の水位が上がり避難指示｜嵐新聞', ['嵐新聞'], '川の水位が上がり避難指示'],
  ['河水上涨，多地居民连夜撤离_暴风网', ['暴风网'], '河水上涨，多地居民连夜撤离'],
  ['河水上涨，多地居民连夜撤离-暴风网', ['暴风网'], '河水上涨，多地居民连夜撤离'],
  ['Floods in Assam -- Storm.net', ['www.storm.net'], 'Floods in Assam'],
  ['Floods in Assam / Storm Watch', ['Storm Watch'], 'Floods in Assam'],
  ['Floods in Assam ~ Storm Watch', ['Storm Watch'], 'Floods in Assam'],
  ['Floods in Assam › Storm Watch', ['Storm Watch'], 'Floods in Assam'],
])('%s without the name %j after another separator is %s', (title, names, expected) => {
  expect(stripOutletName(title, names)).toBe(expected)
})

test.each([
  ['The case for an anti-Mint law', ['Mint']],
  ['Before and after the pre- and post-Hindu age', ['The Hindu']],
  ['A word on the pro- Hindu vote', ['The Hindu', 'www.thehindu.com']],
  ['Floods in the north-Storm', ['storm.example']],
  ['Where did it go: Storm Watch', ['Storm Watch']],
])('the end of %s is not the whole name %j after a separator', (title, names) => {
  expect(stripOutletName(title, names)).toBe(title)
})

const long = "'The river has never been so high at this time of the year'"

test.each([
  [`${long}- Ne`, ['www.news18.com'], long],
  [`${long} - News1`, ['News18'], long],
  [`${long} | Storm Wat`, ['Storm Watch'], long],
  ['Floods in Assam - The Hin…', ['The Hindu'], 'Floods in Assam'],
  ['Floods in Assam | The ...', ['The Hindu'], 'Floods in Assam'],
])('%s without the truncated name %j is %s', (title, names, expected) => {
  expect(stripOutletName(title, names)).toBe(expected)
})

test.each([
  ['Ready, steady - Go', ['Goa Times']],
  [`${long} - India`, ['India Today']],
  [`${long} - Ne`, ['Storm Watch']],
  [`${long} - n`, ['News18']],
  ['Floods in Assam - the hint…', ['The Hindu']],
  ['Budget of the year - India…', ['India Today']],
])('the end of %s is not the start of %j', (title, names) => {
  expect(stripOutletName(title, names)).toBe(title)
})

const anyPart = fc.constantFrom(
  'Floods in Assam',
  'Storm Watch',
  'Storm',
  'Stor',
  'India News',
  'Delhi',
  'storm.example',
  '嵐新聞',
  'a',
  'Sto…',
  ' - ',
  '- ',
  ' -- ',
  ': ',
  '：',
  ' | ',
  '|',
  '_',
  ' » ',
  ' ',
)

test('removing a name twice equals removing it once, and some text is left', () => {
  const names = ['Storm Watch', 'Delhi | Storm', '嵐新聞', 'www.storm.example']
  fc.assert(
    fc.property(fc.array(anyPart, { maxLength: 14 }), parts => {
      const title = parts.join('').trim()
      const once = stripOutletName(title, names, { outlet: 'Storm Watch' })
      expect(stripOutletName(once, names, { outlet: 'Storm Watch' })).toBe(once)
      expect(title).toContain(once)
      expect(once === '').toBe(title === '')
    }),
  )
})

test('names are removed quickly from 10,000 characters of separators and names', () => {
  for (const part of [' - Storm', 'Storm: a ', 'Storm | ', '：', '- ', ' - Sto…']) {
    const title = part.repeat(10_000 / part.length)
    expectWithinMs(500, () => stripOutletName(title, ['Storm', 'storm.example']))
  }
})
