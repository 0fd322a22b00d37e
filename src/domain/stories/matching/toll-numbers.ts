// "3 dead" and "7 dead" within hours are two states of one accident: how many died, were hurt, rescued or arrested grows while outlets
// report it, and agencies count differently. So such a number tells two events apart no more than a word does.
import { plainMarks } from '../../duplicates/headline-words.ts'

/** What is counted stands at most so many words after the number, or before it. Indian words are given by their beginnings. */
const [wordsAfter, wordsBefore] = [4, 3]
const after = words(
  `dead death deaths die died killed killing injured wounded hurt rescued arrest arrested held nabbed detained missing trapped feared
  casualties bodies drown drowned perish perished lives`,
  `मौत मृत मरे मारे घायल जख्मी शव जान बचा गिरफ्तार लापता फंसे दबे झुलसे பலி உயிரிழ காயம் காயமடை இறந்த மரண மீட்பு மீட்க கைது மாயம் உடல்
  মৃত নিহত আহত জখম গ্রেপ্তার গ্রেফতার উদ্ধার মারা নিখোঁজ প্রাণ দেহ আটক`,
)
const before = words(
  'kill kills killing injures wounds arrest arrests nab nabs rescue rescues toll',
  'संख्या आंकड़ा மரண பலி எண்ணிக்கை মৃত নিহত আহত জখম সংখ্যা',
)

/** Every day has its count of an epidemic and of fights. */
const daily = words(
  'covid coronavirus omicron dengue virus terrorist terrorists militant militants encounter encounters gunfight troops cases',
  'कोरोना कोविड डेंगू आतंकी मुठभेड़ नक्सली கொரோனா கோவிட் டெங்கு করোনা কোভিড ডেঙ্গি জঙ্গি',
)
const age = words('year years yr yo day days hour hours', 'साल वर्ष வயது বছর')
/** Longer numbers are years or sums. */
const count = /^\d{1,3}$/

/** The numbers that count the victims or prisoners of an event, among the words of a headline in their order. */
export function tollsIn(headline: readonly string[]): string[] {
  if (headline.some(word => daily.test(word))) return []
  return headline.filter(
    (word, n) =>
      count.test(word) &&
      !age.test(headline[n + 1] ?? '') &&
      (headline.slice(n + 1, n + 1 + wordsAfter).some(next => after.test(next)) ||
        headline.slice(Math.max(0, n - wordsBefore), n).some(last => before.test(last))),
  )
}

function words(english: string, beginnings: string): RegExp {
  const [whole, begun] = [english, beginnings].map(list => list.split(/\s+/).map(plainMarks).join('|'))
  return new RegExp(`^(?:(?:${whole})$|${begun})`, 'u')
}
