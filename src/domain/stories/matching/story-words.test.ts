import { expect, test } from 'vitest'
import { slugWords, storyWords } from './story-words.ts'

test('a heading is the telling words of the title and of the address, stemmed, each once', () => {
  const { heading } = storyWords({
    title: 'Watch: Court orders arrest of Vincy Aloshious',
    url: 'https://a.example/news/vincy-aloshious-arrest-drug-case-2711576.html',
    description: '',
  })
  expect(heading).toEqual(['court', 'order', 'arrest', 'vincy', 'aloshious', 'drug', 'cas'])
})

test.each(['India v Sri Lanka', 'India vs Sri Lanka', 'India vs. Sri Lanka'])(
  'that two sides meet is a word of "%s", in the title and in the address',
  title => {
    const url = 'https://a.example/india-vs-sri-lanka-live'
    expect(storyWords({ title, url: '', description: '' }).heading).toContain('v')
    expect(storyWords({ title: 'Live', url, description: '' }).heading).toContain('v')
  },
)

test('the description counts for the text alone, and not after 300 characters', () => {
  const description = `Sugarcane growers ${'x '.repeat(150)} Baghpat`
  const words = storyWords({ title: 'Rain in Meerut', url: '', description })
  expect(words.heading).toEqual(['rain', 'meerut'])
  expect(words.text).toContain('sugarcan')
  expect(words.text).not.toContain('baghpat')
})

test('numbers, days and parts are kept apart from what the headline is about', () => {
  const { deciding, plain } = storyWords({ title: 'Horoscope today, April 19', url: '', description: '' })
  expect(deciding).toEqual(['april', '19'])
  expect(plain).toEqual(['horoscop', 'today'])
})

test('an address that does not repeat a headline has no words', () => {
  expect(slugWords('https://a.example/news/2711576')).toEqual([])
  expect(slugWords('https://a.example/world/asia')).toEqual([])
  expect(slugWords('not an address')).toEqual([])
})

test('headlines in eight scripts have words', () => {
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
