import { expect, test } from 'vitest'
import { detectLanguage, headlineLanguage, judgeTogether } from './detect-language.ts'

test.each([
  ['दिल्ली में बारिश', 'hi'],
  ['मुंबईत पाऊस आणि वारा आहे', 'mr'],
  ['চেন্নাইয়ে বৃষ্টি', 'bn'],
  ['অসমত বৰষুণ', 'as'],
  ['சென்னையில் மழை', 'ta'],
  ['హైదరాబాద్‌లో వర్షం', 'te'],
  ['ಬೆಂಗಳೂರಿನಲ್ಲಿ ಮಳೆ', 'kn'],
  ['കേരളത്തിൽ മഴ', 'ml'],
  ['અમદાવાદમાં વરસાદ', 'gu'],
  ['ਪੰਜਾਬ ਵਿੱਚ ਮੀਂਹ', 'pa'],
  ['ଓଡ଼ିଶାରେ ବର୍ଷା', 'or'],
  ['دہلی میں بارش ہے', 'ur'],
  ['مطر في دلهي', 'ar'],
  ['Дождь в Дели', 'ru'],
  ['デリーで雨', 'ja'],
])('%s is %s', (text, language) => {
  expect(detectLanguage(text, null)).toBe(language)
})

test('Latin text has the declared language, or none', () => {
  expect([detectLanguage('Rain in Delhi', 'en-in'), detectLanguage('Rain in Delhi', null)]).toEqual([
    'en-IN',
    null,
  ])
})

test('a declared language is accepted only if the script allows it', () => {
  expect(detectLanguage('काठमाडौंमा वर्षा', 'ne')).toBe('ne')
  expect(detectLanguage('दिल्ली में बारिश', 'en-US')).toBe('hi')
})

test('Marathi declared as Hindi is recognized by its words', () => {
  expect(detectLanguage('शेतकरी आनंदी आहेत, पाऊस झाला', 'hi')).toBe('mr')
  expect(detectLanguage('किसान खुश हैं, बारिश हुई', 'hi-IN')).toBe('hi-IN')
  expect(detectLanguage('मंत्री राजेन्द्र सिंह झाला ने उदयपुर में बैठक ली', 'hi')).toBe('hi')
})

test('a Latin name in a Hindi headline or a Hindi word in an English one changes nothing', () => {
  expect(detectLanguage('iPhone 17 Pro भारत में लॉन्च हुआ', null)).toBe('hi')
  expect(detectLanguage('The meaning of the word धर्म in modern politics and law', 'en')).toBe('en')
})

test.each([
  ['Metro Fares | Delhi Metro और Noida Metro में कल से नया किराया', 'hi'],
  ['Tata Motors और JSW के लिए European Union ने बदले नियम?', 'hi'],
  ['देखिए ये Diwali Rangoli Designs, Photos, Videos', 'hi'],
  ['Bajaj Auto आणि TVS Motor Company यांनी वाढवले दर', 'mr'],
  ['WhatsApp Channels New Update இப்போது அனைவருக்கும்', 'ta'],
  ['OnePlus Nord CE 5 Pro Max launch హైదరాబాద్‌లో నేడు', 'te'],
])('"%s" mixes two scripts and is %s', (text, language) => {
  expect(detectLanguage(text, null)).toBe(language)
  expect(detectLanguage(text, 'en-US')).toBe(language)
})

test.each([
  'Why the song “मेरे देश की धरती” still fills every stadium in the country',
  "How the slogan 'सबका साथ' travelled from one rally to the next",
  'The Bengali word for it (আড্ডা ও গল্প) has no English twin',
  'Rain in Delhi as दिल्ली waits for the monsoon to come',
])('"%s" stays English', text => {
  expect(detectLanguage(text, 'en')).toBe('en')
  expect(detectLanguage(text, null)).toBeNull()
})

test('one letter of a name does not change the language', () => {
  expect(detectLanguage('ৰঞ্জন শহরে রবিবার গানের আসর', null)).toBe('bn')
  expect(detectLanguage('टिळक मार्ग पर आज से काम शुरू, लोगों को राहत', null)).toBe('hi')
})

test('a declared language outranks letters that leave it open', () => {
  expect(detectLanguage('خبریں', 'ur')).toBe('ur')
  expect(detectLanguage('كتاب مدرسہ', 'ur-IN')).toBe('ur-IN')
  expect(detectLanguage('شام كي بارش', 'ur')).toBe('ur')
  expect(detectLanguage('অসমৰ বাতৰি', 'bn')).toBe('bn')
  expect(detectLanguage('तळजाई टेकड़ी', 'hi')).toBe('hi')
})

test('an invalid language tag is dropped', () => {
  expect(detectLanguage('Rain', '<script>')).toBeNull()
})

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

const marathi = [
  'पुण्यात पावसाचा कहर, रस्ते पाण्याखाली',
  'मुख्यमंत्र्यांनी घेतली शेतकऱ्यांची भेट',
  'राज्यात थंडीचा कडाका वाढला',
  'मुंबईत लोकल ठप्प, प्रवाशांचे हाल',
  'नागपूरमध्ये बिबट्याचा वावर, पाऊस येणार का',
]
const nepali = [
  'नेपालमा भूकम्प, पाँच जनाको मृत्यु',
  'प्रधानमन्त्रीले भने, सरकार ढल्दैन',
  'काठमाडौंमा आज पानी पर्ने',
  'संसद बैठक आज बस्दै',
]
const hindi = [
  'नीचे गिरा पारा, बच्चे खुश',
  'बगीचे में पहुंचे तेंदुए, लोकमान्य टिळक मार्ग बंद',
  'ढांचा गिरा, पहले मामले की सुनवाई',
  'झाला ने जीता सोना',
]

test.each([
  [marathi, 'mr', 'hi'],
  [marathi, 'mr', 'en-US'],
  [nepali, 'ne', null],
  [hindi, 'hi', null],
  [['मोठा पाऊस', 'दोन जण'], 'hi', null],
])('the texts of a feed, %s, are %s, though it declares %s', (titles, language, declared) => {
  const found = judgeTogether(
    titles.map(title => ({ title, description: '', language: detectLanguage(title, declared) })),
  )
  expect(new Set(found.map(one => one.language))).toEqual(new Set([language]))
})

test('a Hindi text and an English one in a Marathi feed keep their language', () => {
  const texts = [...marathi, 'मुंबई में बारिश से राहत', 'Rain in Mumbai'].map(title => ({
    title,
    description: '',
    language: detectLanguage(title, 'en'),
  }))
  expect(judgeTogether(texts).map(({ language }) => language)).toEqual([
    ...marathi.map(() => 'mr'),
    'hi',
    'en',
  ])
})
