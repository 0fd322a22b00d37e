/** Devanagari, Bengali, Gurmukhi, Gujarati, Odia, Tamil, Telugu, Kannada, Malayalam; then Arabic and Urdu. */
const indianDigit = /[०-९০-৯੦-੯૦-૯୦-୯௦-௯౦-౯೦-೯൦-൯]/g
const arabicDigit = /[٠-٩۰-۹]/g

/** The text with every digit of Indian and Arabic scripts as 0 to 9. */
export function plainDigits(text: string): string {
  if (/^[ -~]*$/.test(text)) return text
  // Their blocks are alike: zero ends in 6 in the Indian ones, in 0 in the Arabic ones.
  return text
    .replace(indianDigit, digit => String((digit.charCodeAt(0) & 15) - 6))
    .replace(arabicDigit, digit => String(digit.charCodeAt(0) & 15))
}
