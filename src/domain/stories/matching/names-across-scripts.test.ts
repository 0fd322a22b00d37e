import { expect, test } from 'vitest'
import { consonants, namesAcrossScripts, type SharedName, scriptWords } from './names-across-scripts.ts'
import { nothingCounted, wordRarity } from './word-rarity.ts'

const rarityOf = wordRarity(nothingCounted)

function shared(a: string, b: string): SharedName[] {
  return namesAcrossScripts(scriptWords(a), scriptWords(b), rarityOf)
}

test('a name has the same consonants in four scripts', () => {
  for (const names of [
    ['Delhi', 'दिल्ली', 'দিল্লি', 'டெல்லி'],
    ['Kolkata', 'कोलकाता', 'কলকাতা'],
    ['Mumbai', 'मुंबई', 'মুম্বই'],
    ['Chandra', 'चंद्र', 'চন্দ্র', 'சந்திரா'],
    ['Murshidabad', 'मुर्शिदाबाद', 'মুর্শিদাবাদে', 'முர்ஷிதாபாத்தில்'],
    ['Zelensky', 'जेलेंस्की', 'জেলেনস্কি', 'ஜெலன்ஸ்கி'],
  ])
    expect(new Set(names.map(consonants)).size, names.join()).toBe(1)
})

test('two rare names and a known word justify a proposal across scripts', () => {
  const english = 'Vinesh Phogat arrested in Sonipat, say police'
  expect(shared(english, 'सोनीपत में विनेश फोगाट गिरफ्तार')).toContainEqual({ latin: 'vinesh', other: 'विनेश' })
})

test('headlines in Hindi, Tamil and Bengali match the English headline of the same event', () => {
  for (const [english = '', other = ''] of [
    [
      'Harvard sues Trump administration over funding freeze',
      'हार्वर्ड ने ट्रंप प्रशासन पर मुकदमा किया, फंडिंग रोकने का विरोध',
    ],
    ['Vinay Narwal among those killed in Pahalgam attack', 'पहलगाम हमले में विनय नरवाल की मौत'],
    ['Zelensky rejects Putin ceasefire offer before Easter', 'ஜெலன்ஸ்கி புதின் போர்நிறுத்தம்: ஈஸ்டர் மோதல்'],
    ['Murshidabad violence: Mamata Banerjee appeals for peace', 'মুর্শিদাবাদে হিংসা, মমতা বন্দ্যোপাধ্যায়ের শান্তির বার্তা'],
  ])
    expect(shared(english, other).length, english).toBeGreaterThan(1)
})

test('unrelated headlines that share a place and everyday words are not proposed', () => {
  expect(shared('Mumbai police arrest man for murder', 'मुंबई में पुलिस ने हत्या के आरोपी को गिरफ्तार किया')).toEqual(
    [],
  )
  expect(shared('Kolkata court grants bail in Bengal scam', 'কলকাতা আদালতে জামিন')).toEqual([])
})

test('one shared name is not enough, however rare, nor are three common ones', () => {
  const countAt = (rarity: number, latin: string, other: string) =>
    namesAcrossScripts(scriptWords(latin), scriptWords(other), () => rarity).length
  expect(countAt(9, 'Police arrest two in Sonipat', 'सोनीपत पुलिस ने दो को गिरफ्तार किया')).toBe(0)
  const three = ['Vinesh Phogat in Sonipat', 'सोनीपत में विनेश फोगाट'] as const
  expect([countAt(4, ...three), countAt(9, ...three)]).toEqual([0, 3])
})

test.each([
  ['Amit Shah offers Owaisi security after attack on convoy', 'ओवैसी पर हमला: अमित शाह ने कहा, सुरक्षा लें', 3],
  ['Lata Mangeshkar dies at 92', 'नहीं रहीं लता मंगेशकर, अस्पताल में ली अंतिम सांस', 2],
  ['India beat West Indies by 92 runs', 'भारत ने वेस्टइंडीज को 92 रन से हराया', 2],
  ['Amit Shah meets Owaisi in Delhi', 'ओवैसी पर हमला: अमित शाह दिल्ली लौटे', 0],
  ['Modi remembers Lata Mangeshkar', 'नहीं रहीं लता मंगेशकर, अस्पताल में ली अंतिम सांस', 0],
  ['India to play West Indies, team in final practice', 'भारत ने वेस्टइंडीज को हराया, टीम फाइनल में', 0],
])('public names count beside what happened: %s', (english, hindi, least) => {
  const rarity = () => 4
  const count = namesAcrossScripts(scriptWords(english), scriptWords(hindi), rarity).length
  expect(least === 0 ? count : Math.min(count, least)).toBe(least)
})

test('two headings in the same script are not compared by names', () => {
  expect(shared('Vinesh Phogat in Sonipat', 'Vinesh Phogat wins in Sonipat, police say')).toEqual([])
})

test('names in Latin letters within a Hindi heading match their own spelling only', () => {
  const hindi = 'आज Deltex Nirmala और Harbin Ropeways जैसे शेयरों में लगाएं पैसे, होगा मुनाफा'
  expect(shared('Daltex and Normal Harpoon Repays', hindi)).toEqual([])
  expect(
    shared('Shares of Deltex Nirmala and Harbin Ropeways rise', hindi).map(({ other }) => other),
  ).toContain('ropeways')
})

const everyWordIsRare = () => 9

function namesShared(latin: string, other: string): string[] {
  const [a, b] = [scriptWords(`${latin} Sonipat police`), scriptWords(`${other} सोनीपत पुलिस`)]
  return namesAcrossScripts(a, b, everyWordIsRare).map(name => name.latin)
}

test.each([
  ['Thackeray', 'ठाकरे'],
  ['Krishna', 'कृष्णा'],
  ['Ukraine', 'यूक्रेन'],
  ['Mamata', 'ममता'],
  ['Mohammed', 'मोहम्मद'],
  ['Zelensky', 'जेलेंस्की'],
  ['Washington', 'वॉशिंगटन'],
  ['Sehwag', 'सहवाग'],
  ["Kejriwal's", 'केजरीवाल'],
])('a name is spelled by how it sounds: %s is %s', (latin, other) => {
  expect(namesShared(latin, other)).toHaveLength(2)
})

test.each([
  ['Barca', 'पार्क'],
  ['Dasara', 'तीसरा'],
  ['Satyagraha', 'सुधाकर'],
  ['Malayalam', 'मुलायम'],
  ['Karun', 'यूक्रेन'],
  ['Morcha', 'मार्च'],
  ['Bengali', 'बंगाल'],
])('the same consonants are not yet a name: %s is not %s', (latin, other) => {
  expect(namesShared(latin, other)).toEqual([])
})

test('two counts of two days are no match, one count written in two ways is', () => {
  const hindi = 'मुर्शिदाबाद में कोरोना के 6,561 नए मामले, सोनीपत में जांच'
  expect(shared('Murshidabad reports 7,117 new cases, Sonipat tests more', hindi)).toEqual([])
  expect(shared('Murshidabad reports 6,561 new cases, Sonipat tests more', hindi)).toHaveLength(2)
  const crores = 'विनेश फोगाट और मुर्शिदाबाद से वसूले गए 18 हजार करोड़'
  expect(shared('₹18,000 crore recovered from Vinesh and Murshidabad', crores)).toHaveLength(2)
})

test('first and last name are one person if they follow each other in either headline', () => {
  expect(shared('Kapoor praises Ranbir', 'रणबीर कपूर ने मनाया जन्मदिन')).toEqual([])
})

test.each([
  [
    'काबुल में सिख गुरुद्वारा कार्ते परवान पर हमला',
    'Quantum theory proven to be 100 times more accurate than before',
  ],
  [
    'आज Deepak Nitrite और Suven Pharma में लगाएं पैसे',
    'Young winger turned down an offer from PSG to stay at Real Madrid',
  ],
  ['शाहिद कपूर ने मनाया जन्मदिन', 'Shahid Kapoor shaves off his stubble'],
])('words that sound alike, or one person, are no match: %s', (other, english) => {
  expect(shared(english, other)).toEqual([])
})
