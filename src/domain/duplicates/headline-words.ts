import { foldText } from '../../text/spelling/fold-text.ts'

// Deciding words distinguish one issue of a recurring headline from the next: "Horoscope today, April 19" and "… April 20"
// differ in nothing else and are two articles. Empty words may differ between two copies of one article.

const weekdays = `monday tuesday wednesday thursday friday saturday sunday mon tue tues wed thu thur thurs fri sat sun
  सोमवार मंगलवार मगलवार बुधवार गुरुवार गुरूवार वीरवार बृहस्पतिवार शुक्रवार शनिवार रविवार इतवार திங்கள் திங்கட்கிழமை செவ்வாய் செவ்வாய்க்கிழமை
  புதன் புதன்கிழமை வியாழன் வியாழக்கிழமை வெள்ளி வெள்ளிக்கிழமை சனி சனிக்கிழமை ஞாயிறு ஞாயிற்றுக்கிழமை সোমবার মঙ্গলবার বুধবার বৃহস্পতিবার
  শুক্রবার শনিবার রবিবার సోమవారం మంగళవారం బుధవారం గురువారం శుక్రవారం శనివారం ఆదివారం સોમવાર મંગળવાર બુધવાર ગુરુવાર શુક્રવાર શનિવાર રવિવાર
  ಸೋಮವಾರ ಮಂಗಳವಾರ ಬುಧವಾರ ಗುರುವಾರ ಶುಕ್ರವಾರ ಶನಿವಾರ ಭಾನುವಾರ തിങ്കൾ ചൊവ്വ ബുധൻ വ്യാഴം വെള്ളി ശനി ഞായർ`

// "Jan" and other short names are written out before; "mar" may be a verb.
const months = `january february march april may june july august september october november december mar
  जनवरी फरवरी फ़रवरी मार्च अप्रैल मई जून जुलाई अगस्त सितंबर सितम्बर अक्टूबर अक्तूबर नवंबर नवम्बर दिसंबर दिसम्बर
  जानेवारी फेब्रुवारी एप्रिल मे जुलै ऑगस्ट सप्टेंबर ऑक्टोबर नोव्हेंबर डिसेंबर ஜனவரி பிப்ரவரி மார்ச் ஏப்ரல் மே ஜூன் ஜூலை ஆகஸ்ட் செப்டம்பர் அக்டோபர்
  நவம்பர் டிசம்பர் জানুয়ারি ফেব্রুয়ারি মার্চ এপ্রিল মে জুন জুলাই আগস্ট সেপ্টেম্বর অক্টোবর নভেম্বর ডিসেম্বর జనవరి ఫిబ్రవరి మార్చి ఏప్రిల్ మే
  జూన్ జూలై ఆగస్టు సెప్టెంబర్ అక్టోబర్ నవంబర్ డిసెంబర్`

const starSigns = `aries taurus gemini cancer leo virgo libra scorpio sagittarius capricorn aquarius pisces मेष वृषभ वृष मिथुन कर्क सिंह
  कन्या तुला वृश्चिक धनु मकर कुंभ मीन மேஷம் ரிஷபம் மிதுனம் கடகம் சிம்மம் கன்னி துலாம் விருச்சிகம் தனுசு மகரம் கும்பம் மீனம் মেষ বৃষ মিথুন
  কর্কট সিংহ কন্যা তুলা বৃশ্চিক ধনু মকর কুম্ভ মীন`

const ordinals = `first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth one two three four five six
  seven eight nine ten eleven twelve half dozen hundred thousand lakh crore million billion part episode chapter season phase
  round leg q1 q2 q3 q4 h1 h2 i ii iii iv v vi vii viii ix x xi xii पहला पहली पहले दूसरा दूसरी दूसरे तीसरा तीसरी तीसरे चौथा चौथी
  पांचवां दो तीन चार पांच पाँच छह सात आठ नौ दस`

const times = `morning noon afternoon evening night midnight yesterday tomorrow north south east west northern southern eastern
  western not no never without सुबह दोपहर शाम रात कल परसों नहीं बिना`

/** Months in the spelling of `plainMarks`. */
export const monthWords: readonly string[] = months.split(/\s+/).map(plainMarks)

const decidingWords = new Set(
  [weekdays, months, starSigns, ordinals, times].flatMap(list => list.split(/\s+/)).map(plainMarks),
)

const emptyWords = new Set(
  `a an the of in on at to for by from with and or as is are was were be been being has have had do does did will would might this
  that these those it its his her their our your my he she they we you i who which what s t re ve ll d also just now amid
  into onto via per rs inr usd mr mrs ms dr shri smt says say said saying tells told report reports reported reportedly
  source sources official officials according watch video videos viral photo photos pic pics picture pictures gallery
  exclusive breaking update updates updated explained explainer explains opinion analysis news latest know details here
  heres why how when full में की के का को से ने पर है हैं था थी थे और व भी यह ये वह वो इस उस कि तो ही हो गया गई गए कर करने किया लिए लिये ब्रेकिंग
  वीडियो देखें जानें जानिए पढ़ें बोले बोला कहा ने தான் என்று என ஒரு இந்த அந்த மற்றும் இது এবং ও এই সেই একটি থেকে`
    .split(/\s+/)
    .map(plainMarks),
)

/**
 * Words of recurring headlines, which only the unstated day distinguishes. Weekdays are not included, since a weekday
 * recurs only after more than `windowMs`.
 */
const recurringWords = new Set(
  `today todays tonight daily weekly monthly live digest roundup wrap bulletin headlines stories morning evening day
  update points table standings schedule horoscope rashifal panchang quiz
  crossword cartoon wordle quordle sudoku puzzle editorial letters briefing newsletter podcast forecast weather redeem codes
  updates sensex nifty petrol diesel gold silver lottery dream11 fantasy prediction predictions
  result results rate rates price prices
  आज रोज़ दैनिक राशिफल पंचांग मौसम सोना सोने चांदी चाँदी भाव दाम रेट लॉटरी
  आजचे आजचा आजची राशीभविष्य राशिभविष्य दर இன்று இன்றைய ராசிபலன் பஞ்சாங்கம் விலை நிலவரம் தங்கம்
  আজ আজকের রাশিফল পঞ্জিকা সোনার দাম আবহাওয়া ఈరోజు నేటి నేడు రాశిఫలాలు ఫలాలు పంచాంగం ధర ధరలు బంగారం
  ಇಂದು ಇಂದಿನ ಭವಿಷ್ಯ ರಾಶಿಭವಿಷ್ಯ ಪಂಚಾಂಗ ಬೆಲೆ ದರ ಚಿನ್ನ ഇന്ന് ഇന്നത്തെ രാശിഫലം പഞ്ചാംഗം വില സ്വർണവില
  આજ આજે આજનું રાશિફળ પંચાંગ ભાવ સોના ਅੱਜ ਰਾਸ਼ੀਫਲ ਭਾਅ ਰੇਟ ਕੀਮਤ ଆଜି ଆଜିର ରାଶିଫଳ ଦର آج زائچہ قیمت قیمتیں موسم`
    .split(/\s+/)
    .map(plainMarks),
)

/** Whether headlines that differ in this word are two articles, however similar the rest is. Numbers always decide. */
export function isDecidingWord(word: string): boolean {
  return /\p{N}/u.test(word) || decidingWords.has(word)
}

/** Whether the word may be missing in a copy of the same article. */
export function isEmptyWord(word: string): boolean {
  return emptyWords.has(word)
}

/** Whether a headline with this word may be used for another article tomorrow. */
export function isRecurringWord(word: string): boolean {
  return recurringWords.has(word)
}

/** Normalizes words that are written in several ways, as the search does, and drops the dot below of every script. */
export function plainMarks(word: string): string {
  return isAscii(word) ? word : foldText(word).replaceAll('\u09bc', '')
}

function isAscii(word: string): boolean {
  for (let n = 0; n < word.length; n++) if (word.charCodeAt(n) > 0x7f) return false
  return true
}

/** A headline has at most 300 characters here, a description 600; the rest of a longer text is ignored. */
const lengthRead = 700

const joiners = /[\u200b-\u200d\u2060\ufeff\u00ad]/gu

/** A number with its separators, or a run of letters and digits. */
const wordOrNumber = /\p{N}+(?:[.,]\p{N}+)+|[\p{L}\p{M}\p{N}]+/gu

/** The code points of zero in Indian and Arabic scripts; each is followed by the other nine digits. */
const zeros = [0x0966, 0x09e6, 0x0a66, 0x0ae6, 0x0b66, 0x0be6, 0x0c66, 0x0ce6, 0x0d66, 0x0660, 0x06f0]

const shortForms = new Map(
  `cr=crore crores=crore lakhs=lakh bn=billion mn=million govt=government vs=v jan=january feb=february apr=april
  jun=june jul=july aug=august sep=september sept=september oct=october nov=november dec=december`
    .split(/\s+/)
    .map(pair => pair.split('='))
    .map(([short = '', whole = '']) => [short, whole] as const),
)

// "May" and "march" are months only beside a number or after a word of time: "it may rain", "Long March 3C" names a rocket.
const notMonth =
  /(?<!(?:\d(?:st|nd|rd|th)?|\b(?:in|of|from|since|until|till|by|this|next|last|early|mid|late|end|and|to))[ -])\b(?:may|march)\b(?![ -]\d{1,4}(?:st|nd|rd|th)?\b)/g

const wordOfVerb: Record<string, string> = { may: 'might', march: 'marches' }

const wordOfSign: Record<string, string> = { '%': ' percent ', '₹': ' rs ', '&': ' and ' }

/** Words in lower case, without apostrophes and joiners; "1,06,064" is "106064", "११३" is "113", "11th" is "11". */
export function headlineWords(text: string): string[] {
  return writtenWords(text).map(plainWord)
}

/** The words before `plainWord` normalizes their spelling, for callers that cache the result for each word. */
export function writtenWords(text: string): string[] {
  const plain = text
    .slice(0, lengthRead)
    .replace(joiners, '')
    .normalize('NFKC')
    .toLowerCase()
    .replace(/(?<=[\p{L}\p{N}])['’`´ʼ](?=\p{L})/gu, '')
    .replace(/[%₹&]/g, sign => wordOfSign[sign] ?? ' ')
    .replace(/\bper cent\b/g, 'percent')
    .replace(notMonth, word => wordOfVerb[word] ?? word)
  return plain.match(wordOrNumber) ?? []
}

export function plainWord(word: string): string {
  return /\p{N}/u.test(word) ? plainNumber(word) : (shortForms.get(word) ?? plainMarks(word))
}

/** A dash or bar between spaces, followed by at most sixty characters. */
const tailAfterMark = /\s(?:[-–—|•·»]|\|\|)\s([^|–—•·»]{2,60})$/u

/** The words before a dash, if an outlet's name may follow it ("… - ETHealthWorld"), not a number, day or part; otherwise null. */
export function headWords(title: string): string[] | null {
  const from = Math.max(0, title.length - 70)
  const tail = tailAfterMark.exec(title.slice(from))
  const name = headlineWords(tail?.[1] ?? '')
  if (!tail || name.length === 0 || name.length > 6 || name.some(isDecidingWord)) return null
  return headlineWords(title.slice(0, from + tail.index))
}

/** Equal for headlines that differ only in punctuation or compounding. Numbers stay separate: "1 12", "11 2". */
export function headlineLetters(words: string[]): string {
  return words.map(word => (isDecidingWord(word) ? `|${word}|` : word)).join('')
}

function plainNumber(word: string): string {
  const digits = word.replace(/[^\P{Nd}0-9]/gu, asciiDigit)
  const whole = digits.replace(/(?<=\d),(?=\d{2,3}(?:\D|$))/g, '').replace(/,/g, '.')
  return whole.replace(/^0+(?=\d)/, '').replace(/^(\d+)(?:st|nd|rd|th)$/, '$1')
}

function asciiDigit(digit: string): string {
  const code = digit.codePointAt(0) ?? 0
  const zero = zeros.find(first => code >= first && code < first + 10)
  return zero === undefined ? digit : String(code - zero)
}
