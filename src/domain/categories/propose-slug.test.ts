import fc from 'fast-check'
import { expect, test } from 'vitest'
import { expectWithinMs } from '../../../test/support/processor-ms.ts'
import { property } from '../../../test/support/property.ts'
import { slugOf } from './category.ts'
import { categorySchema } from './category-schema.ts'
import { proposeSlug, romanizeArabic } from './propose-slug.ts'

test.each([
  ['Latest Headlines', 'latest-headlines'],
  ['Économie & Société', 'economie-societe'],
  ['Straße Øst Łódź', 'strasse-ost-lodz'],
  ['राजनीति', 'rajniti'],
  ['ताज़ा ख़बरें', 'taza-khabren'],
  ['सरकार और चुनाव 2026', 'sarkar-aur-chunav-2026'],
  ['खेल समाचार', 'khel-samachar'],
  ['राजस्थान', 'rajasthan'],
  ['अर्थव्यवस्था', 'arthavyavastha'],
  ['भारत', 'bharat'],
  ['বাংলা খবর', 'bangla-khabar'],
  ['রাজনীতি', 'rajniti'],
  ['কলকাতা ভোট', 'kalkata-bhot'],
  ['বাড়ি গাড়ি', 'bari-gari'],
  ['ভারতীয় চলচ্চিত্র', 'bhartiya-chalachchitra'],
  ['অর্থনীতি', 'arthaniti'],
  ['செய்திகள்', 'seythikal'],
  ['தமிழ்நாடு', 'thamizhnatu'],
  ['రాజకీయాలు', 'rajakiyalu'],
  ['ತಾಜಾ ಸುದ್ದಿ', 'taja-suddi'],
  ['ಕರ್ನಾಟಕ', 'karnataka'],
  ['വാർത്തകൾ', 'varttakal'],
  ['સમાચાર', 'samachar'],
  ['ગુજરાત', 'gujrat'],
  ['ਪੰਜਾਬ', 'panjab'],
  ['ਖ਼ਬਰਾਂ', 'khabran'],
  ['ରାଜନୀତି', 'rajaniti'],
  ['سیاست', 'syast'],
  ['پاکستان', 'pakstan'],
  ['تازہ خبریں', 'tazh-khbrin'],
  ['الأخبار', 'alakhbar'],
  ['Новости мира', 'novosti-mira'],
  ['Ελλάδα', 'ellada'],
  ['日本', 'riben'],
])('%j proposes %j', (name, slug) => {
  expect(proposeSlug(name)).toBe(slug)
})

test('a Latin name gives the same proposal as in the form', () => {
  const latin = fc.stringMatching(/^[A-Za-z0-9 &,.-]{0,40}$/)
  fc.assert(fc.property(latin, name => proposeSlug(name) === slugOf(name)))
})

property(fc.string({ unit: 'grapheme', maxLength: 60 }))(
  'for any name the proposal is a valid slug or empty',
  name => {
    const slug = proposeSlug(name)
    const checked = categorySchema.safeParse({ name: 'x', slug, description: '', orderNum: 0 })
    return slug === '' || checked.success
  },
  { seed: 7 },
)

test('proposing a slug for a slug changes nothing', () => {
  for (const name of ['राजनीति', 'Новости', 'سیاست']) {
    expect(proposeSlug(proposeSlug(name))).toBe(proposeSlug(name))
  }
})

test('a name of 10,000 letters is handled quickly', () => {
  const name = 'राजनीति '.repeat(1_250)
  expectWithinMs(100, () => proposeSlug(name))
})

test.each([
  ['پاکستان', 'pakstan'],
  ['کشمیر', 'kshmir'],
  ['دہلی', 'dhli'],
  ['چین', 'chin'],
  ['ژوب', 'zhub'],
  ['لاہور', 'lahur'],
])('Urdu: %s is %s', (word, latin) => {
  expect(romanizeArabic(word)).toBe(latin)
})

test.each([
  ['یوم', 'yum'],
  ['وطن', 'wtn'],
  ['سیاست', 'syast'],
  ['نیا', 'nya'],
  ['ہوا', 'hwa'],
])('ye and waw are consonants at the start and before a vowel: %s', (word, latin) => {
  expect(romanizeArabic(word)).toBe(latin)
})

test.each([
  ['میر', 'mir'],
  ['نور', 'nur'],
  ['کی', 'ki'],
  ['کو', 'ku'],
  ['علي', 'ali'],
])('elsewhere they are vowels: %s', (word, latin) => {
  expect(romanizeArabic(word)).toBe(latin)
})

test.each([
  ['ٿر', 'thr'],
  ['ڇا', 'chha'],
  ['ڄاڻ', 'jan'],
])('Sindhi letters are covered: %s', (word, latin) => {
  expect(romanizeArabic(word)).toBe(latin)
})

test('written short vowels are kept', () => {
  expect(romanizeArabic('مُلک')).toBe('mulk')
  expect(romanizeArabic('خَبَر')).toBe('khabar')
  expect(romanizeArabic('دِل')).toBe('dil')
})

test('a letter written as two code points is the same as its single code point', () => {
  expect(romanizeArabic('\u0627\u0653م')).toBe(romanizeArabic('\u0622م'))
  expect(romanizeArabic('\u0627\u0654م')).toBe(romanizeArabic('\u0623م'))
})

test('each word has its own start', () => {
  expect(romanizeArabic('نور وطن')).toBe('nur wtn')
  expect(romanizeArabic('وطن-وطن')).toBe('wtn-wtn')
})

test('text in other scripts stays unchanged', () => {
  const other = fc.string({ unit: 'grapheme-ascii', maxLength: 40 })
  fc.assert(fc.property(other, text => romanizeArabic(text) === text))
  expect(romanizeArabic('खबर 2026 日本')).toBe('खबर 2026 日本')
})

test('romanizing twice changes nothing, whatever the letters', () => {
  const letter = fc.integer({ min: 0x0621, max: 0x06d3 }).map(code => String.fromCodePoint(code))
  const word = fc.array(letter, { maxLength: 12 }).map(letters => letters.join(''))
  fc.assert(
    fc.property(word, text => {
      const once = romanizeArabic(text)
      expect(romanizeArabic(once)).toBe(once)
    }),
  )
})

test.each([
  ['Latest Headlines', 'latest-headlines'],
  ['  Arts & Culture ', 'arts-culture'],
  ['Économie', 'economie'],
  ['राजनीति', ''],
])('%j proposes %j in the form, which lacks the tables of scripts', (name, slug) => {
  expect(slugOf(name)).toBe(slug)
})
