import anyAscii from 'any-ascii'
import { slugOf } from './category.ts'

/** The slug to propose for a name in any script; an editor may change it. Runs on the server, because the tables are large. */
export function proposeSlug(name: string): string {
  return slugOf(anyAscii(romanizeArabic(romanizeBrahmic(name))))
}

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

// Writes nine scripts of India in Latin letters, as their readers do without marks: खबर becomes "khabar". Unicode lays
// the scripts out alike (each letter at the same place of a block of 128), so one table serves all. The letter-by-letter
// tables of libraries miss the vowel that every consonant implies: "khbr".

type Script = {
  /** Whether its readers leave out vowels that are not pronounced, as in rajniti for rajaniti. */
  dropsVowels: boolean
  /** Where the script differs from the common table. */
  letters?: Record<string, string>
  dotted?: Record<string, string>
}

/** One for each block, from Devanagari (U+0900) to Malayalam (U+0D00). */
const scripts: readonly Script[] = [
  // Devanagari, Bengali
  { dropsVowels: true },
  { dropsVowels: true, letters: { 'ং': 'ng', ৎ: 't', ৰ: 'r', ৱ: 'w' }, dotted: { d: 'r', dh: 'rh' } },
  // Gurmukhi, Gujarati, Odia
  { dropsVowels: true, letters: { '\u0a70': 'n', '\u0a71': '' } },
  { dropsVowels: true },
  { dropsVowels: false, letters: { ୱ: 'w' }, dotted: { d: 'r', dh: 'rh' } },
  // Tamil, Telugu, Kannada
  { dropsVowels: false, letters: { ச: 's', த: 'th', ழ: 'zh' } },
  { dropsVowels: false },
  { dropsVowels: false },
  { dropsVowels: false, letters: { ഴ: 'zh', ൺ: 'n', ൻ: 'n', ർ: 'r', ൽ: 'l', ൾ: 'l', ൿ: 'k' } },
]

function scriptOf(code: number): Script | undefined {
  return scripts[(code - 0x0900) >> 7]
}

const vowels = 'a a a i i u u ri li e e e ai o o o au'.split(' ')
const consonants =
  'k kh g gh ng ch chh j jh ny t th d dh n t th d dh n n p ph b bh m y r r l l l v sh sh s h'.split(' ')
const vowelSigns = 'a i i u u ri ri e e e ai o o o au'.split(' ')
// A dot below marks a sound that was borrowed from another language.
const dotted = new Map(Object.entries({ k: 'q', j: 'z', ph: 'f', s: 'sh' }))
const [nukta, virama, anusvara, firstConsonant, firstVowelSign] = [0x3c, 0x4d, 0x02, 0x15, 0x3e]
const [firstVowel, firstDotted, firstDigit] = [0x04, 0x58, 0x66]

type Sound = { kind: 'consonant' | 'vowel' | 'implied' | 'other'; text: string }

/** Writes words of these scripts in Latin letters; everything else stays as it is. */
export function romanizeBrahmic(text: string): string {
  return text.normalize('NFC').replace(/[\u0900-\u0d7f\u200c\u200d]+/g, romanizeWord)
}

function romanizeWord(word: string): string {
  const sounds: Sound[] = []
  const codes = [...word].map(letter => letter.codePointAt(0) ?? 0)
  // A zero-width joiner may stand before the first letter.
  const script = codes.map(scriptOf).find(Boolean)
  for (const code of codes) addSound(sounds, code)
  return (script?.dropsVowels ? withoutSilentVowels(sounds) : sounds).map(sound => sound.text).join('')
}

function addSound(sounds: Sound[], code: number): void {
  const script = scriptOf(code)
  if (!script) return
  const place = code & 0x7f
  const isAfterConsonant = sounds.at(-1)?.kind === 'implied'
  if (place === nukta) changeDotted(sounds, script)
  else if (place === virama && isAfterConsonant) sounds.pop()
  else {
    const added = readSounds(code, script)
    if (added[0]?.kind === 'sign' && isAfterConsonant) sounds.pop()
    sounds.push(...added.map(sound => (sound.kind === 'sign' ? { ...sound, kind: 'vowel' as const } : sound)))
  }
}

/** The sounds of one letter; `sign` is a vowel that replaces the implied one. */
function readSounds(code: number, { letters }: Script): (Sound | { kind: 'sign'; text: string })[] {
  const place = code & 0x7f
  const given = letters?.[String.fromCodePoint(code)]
  const consonant = given ?? consonants[place - firstConsonant]
  const isConsonant = place >= firstConsonant && place < firstVowelSign
  const hasVowel = isConsonant || (place >= firstDotted && place < firstDigit)
  if (consonant !== undefined && hasVowel)
    return [
      { kind: 'consonant', text: consonant },
      { kind: 'implied', text: 'a' },
    ]
  if (given !== undefined) return [{ kind: 'other', text: given }]
  const sign = vowelSigns[place - firstVowelSign]
  if (sign) return [{ kind: 'sign', text: sign }]
  if (place === virama) return []
  const vowel = place >= firstVowel ? vowels[place - firstVowel] : undefined
  if (vowel) return [{ kind: 'vowel', text: vowel }]
  const isDigit = place >= firstDigit && place < firstDigit + 10
  return [{ kind: 'other', text: isDigit ? String(place - firstDigit) : nasal(place) }]
}

function nasal(place: number): string {
  if (place === anusvara || place === 1) return 'n'
  return place === 3 ? 'h' : ''
}

function changeDotted(sounds: Sound[], script: Script): void {
  const consonant = sounds.at(-2)
  if (consonant?.kind === 'consonant')
    consonant.text = script.dotted?.[consonant.text] ?? dotted.get(consonant.text) ?? consonant.text
}

/** Removes implied vowels that are not pronounced: at a word's end, and after vowel + consonant before consonant + vowel. */
function withoutSilentVowels(sounds: Sound[]): Sound[] {
  const kept = [...sounds]
  for (let at = kept.length - 1; at > 0; at--) {
    if (kept[at]?.kind !== 'implied') continue
    const isLast = at === kept.length - 1 && kept.filter(isVowel).length > 1 && isSilentAfter(kept, at)
    const isBetween =
      isVowel(kept[at - 2]) &&
      kept[at + 1]?.kind === 'consonant' &&
      isVowel(kept[at + 2]) &&
      kept[at + 2]?.text !== ''
    if (isLast || isBetween) kept.splice(at, 1)
  }
  return kept
}

/** The last vowel is pronounced after two consonants and in -iya. */
function isSilentAfter(sounds: Sound[], at: number): boolean {
  const [before, consonant] = [sounds[at - 2], sounds[at - 1]]
  return before?.kind !== 'consonant' && !(before?.text === 'i' && consonant?.text === 'y')
}

function isVowel(sound: Sound | undefined): boolean {
  return sound?.kind === 'vowel' || sound?.kind === 'implied'
}
