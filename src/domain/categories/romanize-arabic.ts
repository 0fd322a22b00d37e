// Writes Urdu, Arabic, Persian, Kashmiri and Sindhi in Latin letters. These scripts leave out short vowels, so only the
// long ones appear: پاکستان becomes "pakstan". (Libraries leave out alef too.)

// Each Latin spelling with its letters; a hamza by itself has none.
const letters = new Map(
  `=ء a=اآأٱةعى\u064e b=بٻ bh=ڀ ch=چ chh=ڇ d=دڈڏڊ dh=ڌڍ e=ےۓ f=ف g=گڳ gh=غ h=حهہۂھ
  i=إ\u0650 j=جڄ k=کكڪ kh=خ l=ل m=م n=نںڻ ng=ڱ ny=ڃ p=پ ph=ڦ q=ق r=رڑ s=ثسص sh=ش t=تٹطٽ
  th=ٺٿ u=ؤ\u064f y=ئ z=ذزضظ zh=ژ`
    .split(/\s+/)
    .map(group => group.split('='))
    .flatMap(([latin = '', given = '']) => [...given].map(letter => [letter, latin] as const)),
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
