import { expect, test } from 'vitest'
import { headlineLanguage } from './headline-language.ts'

test.each([
  ['Monsoon arrives', null, {}],
  ['Monsoon arrives', 'en', {}],
  ['Monsoon arrives', 'en-IN', {}],
  ['मानसून आया', 'hi', { lang: 'hi' }],
  ['पाऊस आला', 'mr', { lang: 'mr' }],
  ['मानसून आया', null, { lang: 'hi' }],
  ['"மழை வந்தது"', null, { lang: 'ta' }],
  ['বর্ষা এল', '', { lang: 'bn' }],
  ['مانسون آ گیا', null, { lang: 'ur', dir: 'rtl' }],
  ['خبر', 'ks', { lang: 'ks', dir: 'rtl' }],
  ['Metro Fares | Delhi Metro में कल से नया किराया', null, { lang: 'hi' }],
  ['2026!', null, {}],
  ['Pakistan wins the toss', 'ur', {}],
  ['Team wins “by far”', 'hi', {}],
  ['Monsun da', 'de', { lang: 'de' }],
  ['خبر from Lahore', 'ur', { lang: 'ur', dir: 'rtl' }],
  ['خبر', 'ar', { lang: 'ar', dir: 'rtl' }],
  ['सिन्धी', 'sd', { lang: 'sd' }],
  ['2026!', 'ur', { lang: 'ur' }],
])('%s, declared as %s, gets %j', (title, language, marks) => {
  expect(headlineLanguage(title, language)).toEqual(marks)
})
