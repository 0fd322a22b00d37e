import { expect, test } from 'vitest'
import { stripOutletSuffix } from './clean-title-suffix.ts'

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
])('%s of %j is %s', (title, names, expected) => {
  expect(stripOutletSuffix(title, names)).toBe(expected)
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
])('%s of %j stays', (title, names) => {
  expect(stripOutletSuffix(title, names)).toBe(title)
})

test('the parts of a feed title are names, its generic words are not', () => {
  const names = ['Top Stories | Deccan Chronicle']
  expect(stripOutletSuffix('Metro opens - Deccan Chronicle', names)).toBe('Metro opens')
  expect(stripOutletSuffix('Metro opens - Top Stories', names)).toBe('Metro opens - Top Stories')
})
