// Writes Urdu, Arabic, Persian, Kashmiri and Sindhi in Latin letters. These scripts leave out short vowels, so only the
// long ones appear: پاکستان becomes "pakstan". (Libraries leave out alef too.)

const letters = new Map(
  Object.entries({
    ا: 'a',
    آ: 'a',
    أ: 'a',
    إ: 'i',
    ٱ: 'a',
    ب: 'b',
    پ: 'p',
    ت: 't',
    ٹ: 't',
    ة: 'a',
    ث: 's',
    ج: 'j',
    چ: 'ch',
    ح: 'h',
    خ: 'kh',
    د: 'd',
    ڈ: 'd',
    ذ: 'z',
    ر: 'r',
    ڑ: 'r',
    ز: 'z',
    ژ: 'zh',
    س: 's',
    ش: 'sh',
    ص: 's',
    ض: 'z',
    ط: 't',
    ظ: 'z',
    ع: 'a',
    غ: 'gh',
    ف: 'f',
    ق: 'q',
    ک: 'k',
    ك: 'k',
    گ: 'g',
    ل: 'l',
    م: 'm',
    ن: 'n',
    ں: 'n',
    ه: 'h',
    ہ: 'h',
    ۂ: 'h',
    ھ: 'h',
    ء: '',
    ؤ: 'u',
    ئ: 'y',
    ے: 'e',
    ۓ: 'e',
    ى: 'a',
    ٻ: 'b',
    ڀ: 'bh',
    ٺ: 'th',
    ٽ: 't',
    ٿ: 'th',
    ڄ: 'j',
    ڃ: 'ny',
    ڇ: 'chh',
    ڌ: 'dh',
    ڏ: 'd',
    ڊ: 'd',
    ڍ: 'dh',
    ڦ: 'ph',
    ڪ: 'k',
    ڳ: 'g',
    ڱ: 'ng',
    ڻ: 'n',
    'َ': 'a',
    'ُ': 'u',
    'ِ': 'i',
  }),
)

// At the start of a word and beside another vowel these are consonants.
const halfVowels = new Map([
  ...Object.entries({ ی: { vowel: 'i', consonant: 'y' }, ي: { vowel: 'i', consonant: 'y' } }),
  ...Object.entries({ و: { vowel: 'u', consonant: 'w' } }),
])
const vowelLetters = new Set(['ا', 'آ', 'أ', 'ے', 'ى', 'ة'])

/** Writes words of the Arabic script in Latin letters; everything else stays as it is. */
export function romanizeArabic(text: string): string {
  return text.normalize('NFC').replace(/\p{Script=Arabic}[\p{Script=Arabic}\p{M}]*/gu, word => {
    const given = [...word]
    return given
      .map((letter, at) => romanizeLetter(letter, { isFirst: at === 0, next: given[at + 1] }))
      .join('')
  })
}

function romanizeLetter(
  letter: string,
  { isFirst, next }: { isFirst: boolean; next: string | undefined },
): string {
  const half = halfVowels.get(letter)
  if (half) return isFirst || vowelLetters.has(next ?? '') ? half.consonant : half.vowel
  return letters.get(letter) ?? letter
}
