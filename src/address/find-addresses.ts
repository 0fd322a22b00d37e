// Addresses in running text, as people share and paste them. Quotation marks and dandas end an address: in one they are encoded.
const inText = /https?:\/\/[^\s<>"'“”„‘’«»।॥…]{3,4000}/gi

// Marks of a sentence in the scripts that editors paste from.
const endMarks = /[.,;:!?*·|،؛؟۔。、，．：；！？]$/u

const brackets: Record<string, string> = {
  ')': '(',
  ']': '[',
  '}': '{',
  '）': '（',
  '」': '「',
  '』': '『',
  '】': '【',
}

/** The web addresses of a text, each once, without the marks of the sentence around them. */
export function findAddresses(text: string): string[] {
  const found = (text.match(inText) ?? []).map(trimAddress).filter(address => URL.canParse(address))
  return [...new Set(found)]
}

/** Without a sentence's marks at its end. A closing bracket stays if the address also opens it: `/wiki/Ferry_(boat)`. */
function trimAddress(address: string): string {
  let trimmed = address
  while (endMarks.test(trimmed) || endsOutside(trimmed)) trimmed = trimmed.slice(0, -1)
  return trimmed
}

function endsOutside(address: string): boolean {
  const last = address.at(-1) ?? ''
  const opening = brackets[last]
  return opening !== undefined && address.split(last).length > address.split(opening).length
}
