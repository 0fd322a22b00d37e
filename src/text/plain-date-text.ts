// Rewrites dates that use a script's own units and words into the form that the date parsers accept: "2020年9月20日
// 午後3時15分" becomes "2020-09-20 3:15 pm".
import { plainDigits } from './plain-digits.ts'

const dayWithUnits = /(?<!\d)((?:19|20)\d\d)\s?[年년]\s?(\d{1,2})\s?[月월]\s?(\d{1,2})\s?[日일號号]?/gu
const dayInVietnamese =
  /(?<!\d)(\d{1,2})\s{1,3}tháng\s{1,3}(\d{1,2})(?:,|\snăm)?\s{1,3}((?:19|20)\d\d)(?!\d)/giu
/** The Thai calendar is 543 years ahead. */
const dayInThai = /(?<!\d)(\d{1,2}\s{1,3}[ก-๎]{3,12})\s{1,3}(?:พ\.ศ\.\s{0,3})?(25\d\d)(?!\d)/gu
const clockWithUnits = /(?<!\d)(\d{1,2})\s?[時时點点시](?:\s?(\d{1,2})\s?[分분](?:\s?(\d{1,2})\s?[秒초])?)?/gu

/** Words for morning and afternoon, before or after the time. */
const beforeNoon =
  '午前|上午|凌晨|清晨|早上|오전|새벽|सुबह|सकाळी|प्रातः|पूर्वाह्न|বিহান|সকাল|পূর্বাহ্ণ|காலை|முற்பகல்|ఉదయం|ಬೆಳಿಗ್ಗೆ|രാവിലെ|સવારે|ਸਵੇਰੇ|ق\\.ظ|صباحًا|صباحا|صباح|ص|π\\.?μ\\.?|дп|ק.צ|לפנה"צ'
const afterNoon =
  '午後|下午|中午|傍晚|晚上|오후|저녁|दोपहर|दुपारी|शाम|सायं|संध्याकाळी|अपराह्न|দুপুর|বিকাল|বিকেল|সন্ধ্যা|অপরাহ্ণ|மாலை|பிற்பகல்|సాయంత్రం|మధ్యాహ్నం|ಸಂಜೆ|ಮಧ್ಯಾಹ್ನ|വൈകിട്ട്|സായാഹ്നം|સાંજે|બપોરે|ਸ਼ਾਮ|ਦੁਪਹਿਰ|ب\\.ظ|مساءً|مساء|م|μ\\.?μ\\.?|пп|אחה"צ'
const clock = '(\\d{1,2}:\\d{2}(?::\\d{2})?)'
const halfBefore = new RegExp(`(?<![\\p{L}\\p{M}])(?:(${beforeNoon})|(${afterNoon}))\\s{0,3}${clock}`, 'gu')
const halfBehind = new RegExp(`${clock}\\s{0,3}(?:(${beforeNoon})|(${afterNoon}))(?![\\p{L}\\p{M}])`, 'gu')

/** `text` is a date or contains one. It grows by a few letters at most. */
export function plainDateText(text: string): string {
  if (/^[ -~]*$/.test(text)) return text
  return plainDigits(text)
    .replace(dayWithUnits, (_, year, month, day) => `${isoDay(year, month, day)} `)
    .replace(dayInVietnamese, (_, day, month, year) => isoDay(year, month, day))
    .replace(dayInThai, (_, start, year) => `${start} ${Number(year) - 543}`)
    .replace(
      clockWithUnits,
      (_, hour, minute = '00', second = '00') => `${hour}:${two(minute)}:${two(second)}`,
    )
    .replace(halfBefore, (_, morning, _afternoon, time) => `${time} ${morning ? 'am' : 'pm'}`)
    .replace(halfBehind, (_, time, morning) => `${time} ${morning ? 'am' : 'pm'}`)
}

function isoDay(year: string, month: string, day: string): string {
  return `${year}-${two(month)}-${two(day)}`
}

function two(digits: string): string {
  return digits.padStart(2, '0')
}
