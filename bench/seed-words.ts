/** Returns a number in [0, 1) at each call; the same seed gives the same sequence (mulberry32). */
export function seededRandom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

/** Zipf with exponent 1: the n-th word occurs about 1/n as often as the first. */
export function pickWord(words: readonly string[], random: () => number): string {
  const rank = Math.floor(words.length ** random()) - 1
  return words[Math.min(rank, words.length - 1)] ?? ''
}

export type SeedLanguage = { code: string; share: number; words: string[] }

/** Real, frequent words first, then words made of the script's syllables: the long tail of names. */
export function seedLanguages(random: () => number): SeedLanguage[] {
  return vocabularies.map(({ code, share, frequent, syllables, tail }) => {
    const parts = syllables.split(' ')
    const makeWord = () =>
      Array.from(
        { length: 2 + Math.floor(random() * 3) },
        () => parts[Math.floor(random() * parts.length)],
      ).join('')
    return { code, share, words: [...frequent.split(' '), ...Array.from({ length: tail }, makeWord)] }
  })
}

const vocabularies = [
  {
    code: 'en',
    share: 0.68,
    tail: 40_000,
    frequent:
      'the of in to and a for on with as from after by at over says is new will India not government be Delhi ' +
      'has minister court police state election market party people chief day year two first water Congress ' +
      'BJP women farmers budget Mumbai high school students bill report rain growth bank rupee train village ' +
      'match team cricket world trade China price power health hospital road city safety law vote leader jobs ' +
      'crore lakh tax oil gold startup technology climate energy metro monsoon quarter results exam film music',
    syllables:
      'ka ra ma na sha vi ja ta pu ri de lo mi ba su ro ku la pra van dha sen tri gar bha mun dri kal nath pur ' +
      'gan esh ind war ton ley ing ster ford ham cle ver ock tion ment ness zoo qua xi jaz',
  },
  {
    code: 'hi',
    share: 0.2,
    tail: 15_000,
    frequent:
      'के में की है से को का ने और पर हैं एक यह भी कि हो कर नहीं सरकार दिल्ली भारत मंत्री चुनाव पुलिस किसान बजट शिक्षा ' +
      'बारिश ट्रेन स्कूल महिला न्यायालय प्रधानमंत्री राज्य बाज़ार सोना विश्व क्रिकेट गाँव सड़क पानी अस्पताल परीक्षा संसद',
    syllables:
      'क का कि की कु के को ख गा घर चा जी ट्र डा त्र दि ध्या न्या प्र फा ब्रि भू मा यो रा ल्ली वि श्र सि स्था हृ ज़ा ढ़ क्ष ज्ञ',
  },
  {
    code: 'ta',
    share: 0.09,
    tail: 10_000,
    frequent:
      'மற்றும் ஒரு இந்த அரசு தமிழ்நாடு சென்னை தேர்தல் மழை பள்ளி மாணவர்கள் விவசாயிகள் நீதிமன்றம் முதல்வர் மத்திய இந்தியா ' +
      'செய்தி கிரிக்கெட் வெற்றி விலை உயர்வு தண்ணீர் சாலை மருத்துவமனை ரயில் திரைப்படம்',
    syllables: 'க கா கி கு கெ ங்க ச சி டி ட்ட த தா தி ந்த ப பா பி ம மா மு ம்ப ய ர ரா ல லை வ வி ழ ள ற ன் னை ஸ்ரீ',
  },
  {
    code: 'bn',
    share: 0.03,
    tail: 5_000,
    frequent: 'এবং এই থেকে জন্য সরকার কলকাতা নির্বাচন বৃষ্টি স্কুল পুলিশ আদালত মন্ত্রী ভারত বাজার দাম ট্রেন গ্রাম জল খবর',
    syllables: 'ক কা কি কু গ চা জ টি ত দে ন্ত প্র ব বা ভা ম মি য় র রা ল শ সি স্থ হ ক্ষ',
  },
]
