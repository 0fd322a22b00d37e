// Repairs UTF-8 text that was read as windows-1252 and stored that way: "â€™" for ’, "à¤¹" for ह. Only unambiguous
// sequences are repaired: a false repair would damage a correct headline.

/** The windows-1252 characters from 0x80 to 0x9F in order; unassigned positions hold their C1 control. */
const upperLetters = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008DŽ\u008F\u0090‘’“”•–—˜™š›œ\u009DžŸ'

const byteOfLetter = new Map([...upperLetters].map((letter, index) => [letter, 0x80 + index] as const))

const trailLetter = `[${upperLetters}\u0080-\u00BF]`

// Two-byte forms only after Ã and Â, and never before a closing quote or guillemet: «CAFÃ» is a word in capitals.
const misreadRun = new RegExp(
  `[\u00F0-\u00F4]${trailLetter}{3}|[\u00E0-\u00EF]${trailLetter}{2}|[ÂÃ](?![»”’›])${trailLetter}`,
  'gu',
)

/** A C1 control after Â is windows-1252 that was read as Latin-1: "Â\u0092" for ’. */
const c1Controls = /[\u0080-\u009F]/g

/** Text as it was before its bytes were misread; correct text is returned unchanged. */
export function mendMojibake(text: string): string {
  if (!/[\u0080-\u009F\u00C2\u00C3\u00E0-\u00F4]/u.test(text)) return text
  const once = mended(text)
  const twice = once === text ? once : mended(once)
  return twice.replace(c1Controls, control => upperLetters[control.charCodeAt(0) - 0x80] ?? '')
}

// One for all runs: a hostile feed of 5 MB has a million of them, and making a decoder for each is a quarter of its time.
const utf8 = new TextDecoder('utf-8', { fatal: true })

function mended(text: string): string {
  return text.replace(misreadRun, run => {
    const bytes = Uint8Array.from(run, letter => byteOfLetter.get(letter) ?? letter.charCodeAt(0))
    try {
      return utf8.decode(bytes)
    } catch {
      return run
    }
  })
}
