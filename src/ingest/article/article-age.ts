// Reads ages such as "3 hours ago" in English and the languages of India, from pages that show no date.
import { plainDigits } from '../../text/plain-digits.ts'

const minuteMs = 60_000

const units: [RegExp, number][] = [
  [/^(?:min|मिन|মিনিট|மினி|நிமிட|మిని|నిమిష|ನಿಮಿಷ|മിനി|મિનિટ|ਮਿੰਟ|ମିନିଟ|منٹ)/i, minuteMs],
  [/^(?:h(?:ou)?rs?$|घं?ट|घण्ट|तास|ঘণ্ট|ঘন্ট|மணி|గంట|ಗಂಟೆ|ಘಂಟೆ|മണിക്കൂ|કલાક|ਘੰਟ|ଘଣ୍ଟ|گھنٹ)/i, 60 * minuteMs],
  [/^(?:days?$|दिन|दिव|দিন|நா[டள]|రోజు|ದಿನ|ദിവസ|દિવસ|ਦਿਨ|ଦିନ|دن)/i, 24 * 60 * minuteMs],
]

const ago =
  /(?<![\p{L}\p{N}])(\d{1,2}|an?|one)\s?([\p{L}\p{M}]{1,20})\.?\s?(?:[\p{L}\p{M}]{1,20}\s)?(?:ago|पहले|पूर्व|पूर्वी|पहिले|अघि|আগে|முன்(?:பு)?|క్రితం|ಹಿಂದೆ|മുമ്പ്|മുൻപ്|પહેલા[ં]?|ਪਹਿਲਾਂ|ପୂର୍ବେ|ଆଗରୁ|پہلے)(?![\p{L}\p{M}])/iu

/** "तासांपूर्वी": Marathi joins "ago" to the unit. */
const joinedAgo = /(?<![\p{L}\p{N}])(\d{1,2})\s?([\p{L}\p{M}]{2,20})पूर्वी(?![\p{L}\p{M}])/u

/** The age that a short text states, in milliseconds; `null` if it states none. */
export function ageMs(text: string): number | null {
  const line = plainDigits(text.slice(0, 60)).trim()
  if (text.trim().length > 45) return null
  const [, count = '', unit = ''] = ago.exec(line) ?? joinedAgo.exec(line) ?? []
  const unitMs = units.find(([pattern]) => pattern.test(unit))?.[1]
  if (unitMs === undefined) return null
  return (/^\d/.test(count) ? Number(count) : 1) * unitMs
}
