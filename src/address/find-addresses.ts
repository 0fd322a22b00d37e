// Addresses in running text, as people share and paste them. Quotation marks, dandas, long dashes and invisible marks end an
// address: in one they are encoded. An apostrophe ends it only if another stands before the address, or at its end.
const invisible = '\\u200b\\u200e\\u200f\\u202a-\\u202e\\u2060\\u2066-\\u2069'
const inText = new RegExp(
  `https?://(?:(?!['’]?[,;]['‘]?https?://)[^\\s<>"\`“”„‘«»।॥…—―。、${invisible}]){3,4000}`,
  'gi',
)

// Marks of a sentence in the scripts that editors paste from, and the quotation marks around an address.
const endMarks = new RegExp(`[.,;:!?*'\`·|،؛؟۔。、，．：；！？।॥።։"”’»${invisible}]$`, 'u')
const startMarks = new RegExp(`^[<([\`“„‘«'"${invisible}]+`, 'u')

// Chats show _italic_ and ~crossed out~; alone at its end, such a mark belongs to the address.
const pairedMarks = ['_', '~']

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
  const found = [...text.matchAll(inText)].map(({ 0: address, index }) => {
    const quoted = cutAtQuote(cutPossessive(address), text[index - 1])
    return trimPair(trimAddress(cutAtBracket(quoted)), text[index - 1])
  })
  return [...new Set(found.filter(address => URL.canParse(address)))]
}

// People type and list just the host name; like a browser, we add the scheme.
const hostFirst = /^[\p{L}\p{M}\p{N}_-]+(?:\.[\p{L}\p{M}\p{N}_-]+)+(?:[/?:]|$)/u

/** Some phones share an address without its scheme: as the whole text, or beginning with "www.". */
export function findBareAddress(text: string): string | undefined {
  const words = text.split(/\s+/).filter(Boolean)
  const bare = words.length === 1 ? words : words.filter(word => /^[^\p{L}\p{N}]*www\./iu.test(word))
  return bare.map(completeAddress).find(address => address.startsWith('https://') && URL.canParse(address))
}

/** An address that a person typed or listed: with its scheme, and without the marks of the sentence around it. */
export function completeAddress(typed: string): string {
  const text = trimAddress(typed.trim().replace(startMarks, ''))
  if (text.startsWith('//')) return `https:${text}`
  return hostFirst.test(text) ? `https://${text}` : text
}

/** Without a sentence's marks at its end. A closing bracket stays if the address also opens it: `/wiki/Ferry_(boat)`. */
function trimAddress(address: string): string {
  const counts = new Map<string, number>()
  for (const mark of address) counts.set(mark, (counts.get(mark) ?? 0) + 1)
  let end = address.length
  for (; end > 0; end--) {
    const last = address.charAt(end - 1)
    const isOutside = closesMore(last, counts)
    if (!isOutside && !endMarks.test(last)) break
    if (isOutside) counts.set(last, (counts.get(last) ?? 0) - 1)
  }
  return address.slice(0, end)
}

/** Whether it is a closing bracket that occurs more often than its opening one. */
function closesMore(mark: string, counts: ReadonlyMap<string, number>): boolean {
  const opening = brackets[mark]
  return opening !== undefined && (counts.get(mark) ?? 0) > (counts.get(opening) ?? 0)
}

/** "https://ndtv.com’s story": no host has an apostrophe, and an address ends before a printed possessive. */
function cutPossessive(address: string): string {
  return address.replace(/^(https?:\/\/[^/?#'’]+)['’].*$/is, '$1').replace(/’s$/, '')
}

function cutAtQuote(address: string, before = ''): string {
  return /['‘’]/.test(before) ? address.replace(/['’].*$/s, '') : address
}

/** Chinese and Japanese have no space behind a bracket: 「https://…」を読む. */
function cutAtBracket(address: string): string {
  const counts = new Map<string, number>()
  for (const { 0: bracket, index } of address.matchAll(/[（「『【）」』】]/gu)) {
    counts.set(bracket, (counts.get(bracket) ?? 0) + 1)
    if (closesMore(bracket, counts)) return address.slice(0, index)
  }
  return address
}

function trimPair(address: string, before = ''): string {
  let trimmed = address
  while (pairedMarks.includes(before) && trimmed.endsWith(before)) trimmed = trimmed.slice(0, -1)
  return trimmed
}
