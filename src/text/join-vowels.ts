// Converters from the fonts before Unicode write a vowel as the strokes that it is drawn with, of which a reader sees nothing. No
// word of these languages has such a sequence (Unicode, "Do not use"). Longer sequences come first.
const strokes = `अाे ओ अाै औ अाॅ ऑ अा आ अो ओ अौ औ अॉ ऑ आे ओ आै औ आॅ ऑ एे ऐ ाे ो ाै ौ ाॅ ॉ
  અાે ઓ અાૈ ઔ અાૅ ઑ અા આ અો ઓ અૌ ઔ અૉ ઑ અે એ અૈ ઐ અૅ ઍ આે ઓ આૈ ઔ આૅ ઑ ાે ો ાૈ ૌ ાૅ ૉ
  অা আ ਅਾ ਆ ਅੈ ਐ ਅੌ ਔ ੲਿ ਇ ੲੀ ਈ ੲੇ ਏ ੳੁ ਉ ੳੂ ਊ`.split(/\s+/)
const vowelOf = new Map(
  strokes.flatMap((drawn, n) => (n % 2 === 0 ? [[drawn, strokes[n + 1]] as const] : [])),
)
// The hook above ई has the place of a half र.
export const drawnVowel = new RegExp(`(?<!र्)(?:र्)+[इई]|${[...vowelOf.keys()].join('|')}`, 'gu')

/** The text with whole vowels: भाई for भार्इ, किशोर for किशाेर. */
export function joinVowels(text: string): string {
  return text.replace(drawnVowel, drawn => vowelOf.get(drawn) ?? 'ई')
}
