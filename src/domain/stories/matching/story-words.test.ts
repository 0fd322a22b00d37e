import { expect, test } from 'vitest'
import { slugWords, storyWords } from './story-words.ts'

test('the other spelling of an empty Hindi word is empty too', () => {
  const headingOf = (title: string) => storyWords({ title, url: '', description: '' }).heading
  expect(headingOf('नयी दिल्ली में नये मेयर चुने गये')).toEqual(headingOf('नई दिल्ली में नए मेयर चुने गए'))
})

test('the heading contains the meaningful words of the title and address, stemmed, each once', () => {
  const { heading } = storyWords({
    title: 'Watch: Court orders arrest of Vincy Aloshious',
    url: 'https://a.example/news/vincy-aloshious-arrest-drug-case-2711576.html',
    description: '',
  })
  expect(heading).toEqual(['court', 'order', 'arrest', 'vincy', 'aloshious', 'drug', 'cas'])
})

test.each(['India v Sri Lanka', 'India vs Sri Lanka', 'India vs. Sri Lanka'])(
  'the heading of "%s" contains the word for "versus", from the title or the address',
  title => {
    const url = 'https://a.example/india-vs-sri-lanka-live'
    expect(storyWords({ title, url: '', description: '' }).heading).toContain('v')
    expect(storyWords({ title: 'Live', url, description: '' }).heading).toContain('v')
  },
)

test('the first 300 characters of the description are part of the text but not of the heading', () => {
  const description = `Sugarcane growers ${'x '.repeat(150)} Baghpat`
  const words = storyWords({ title: 'Rain in Meerut', url: '', description })
  expect(words.heading).toEqual(['rain', 'meerut'])
  expect(words.text).toContain('sugarcan')
  expect(words.text).not.toContain('baghpat')
})

test('numbers and days are separated from the other words of the headline', () => {
  const { deciding, plain } = storyWords({ title: 'Horoscope today, April 19', url: '', description: '' })
  expect(deciding).toEqual(['april', '19'])
  expect(plain).toEqual(['horoscop', 'today'])
})

test('an address that does not repeat a headline yields no words', () => {
  expect(slugWords('https://a.example/news/2711576')).toEqual([])
  expect(slugWords('https://a.example/world/asia')).toEqual([])
  expect(slugWords('not an address')).toEqual([])
})

test('headlines in eight scripts yield words', () => {
  for (const title of [
    'दिल्ली में भारी बारिश',
    'சென்னையில் கனமழை',
    'কলকাতায় ভারী বৃষ্টি',
    'హైదరాబాద్‌లో భారీ వర్షం',
    'ಬೆಂಗಳೂರಿನಲ್ಲಿ ಭಾರಿ ಮಳೆ',
    'കൊച്ചിയിൽ കനത്ത മഴ',
    'અમદાવાદમાં ભારે વરસાદ',
    'کراچی میں شدید بارش',
  ])
    expect(storyWords({ title, url: '', description: '' }).heading.length).toBeGreaterThan(1)
})
