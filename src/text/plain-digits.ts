/** Devanagari, Bengali, Gurmukhi, Gujarati, Odia, Tamil, Telugu, Kannada, Malayalam. */
const indianDigit = /[०-९০-৯੦-੯૦-૯୦-୯௦-௯౦-౯೦-೯൦-൯]/g
/** Arabic, Urdu, Thai, Lao, Burmese, Khmer, and the full-width ones of China and Japan. */
const otherDigit = /[٠-٩۰-۹๐-๙໐-໙၀-၉០-៩０-９]/g

/** Replaces every digit of these scripts with 0 to 9. */
export function plainDigits(text: string): string {
  if (/^[ -~]*$/.test(text)) return text
  // The code point of zero ends in 6 in the Indian blocks and in 0 in the others.
  return text
    .replace(indianDigit, digit => String((digit.charCodeAt(0) & 15) - 6))
    .replace(otherDigit, digit => String(digit.charCodeAt(0) & 15))
}
