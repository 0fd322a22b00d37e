// Addresses in running text, as people share and paste them. Quotation marks and dandas end an address: in one they are encoded.
const inText = /https?:\/\/[^\s<>"'“”„‘’«»।॥…]{3,4000}/gi

// Marks of a sentence in the scripts that editors paste from, and the quotation marks around an address.
const endMarks = /[.,;:!?*·|،؛؟۔。、，．：；！？।॥"”’»]$/u
const startMarks = /^[<(["“„‘«]+/u

const brackets: Record<string, string> = {
  ')': '(',
  '>': '<',
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

// People type and list just the host name; like a browser, we add the scheme.
const hostFirst = /^[\p{L}\p{M}\p{N}_-]+(?:\.[\p{L}\p{M}\p{N}_-]+)+(?:[/?:]|$)/u

/** An address that a person typed or listed: with its scheme, and without the marks of the sentence around it. */
export function completeAddress(typed: string): string {
  const text = trimAddress(typed.trim().replace(startMarks, ''))
  return hostFirst.test(text) ? `https://${text}` : text
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
