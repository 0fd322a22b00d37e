import fc from 'fast-check'
import { expect, test } from 'vitest'
import { expectWithinMs } from '../../../test/support/processor-ms.ts'
import { property } from '../../../test/support/property.ts'
import { categorySchema } from './category-schema.ts'
import { proposeSlug } from './propose-slug.ts'
import { slugOf } from './slug-of.ts'

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
