export type Shared = { addresses: string[]; title: string }

/** How many addresses are read at once; a page of results takes minutes with more. */
export const addressesMax = 20

/** Address and title from a query; share sheets put the address into the text as often as into its own field. */
export function readShared(params: URLSearchParams): Shared {
  const given = ['url', 'text', 'title'].map(name => params.get(name)?.trim() ?? '')
  const address = given.map(findAddress).find(found => found !== null)
  const title = (params.get('title') ?? '').replaceAll('\0', '').replace(/\s+/g, ' ').trim().slice(0, 300)
  return { addresses: address ? [address] : [], title: title === address ? '' : title }
}

/** The addresses of a pasted text, one a line, each once; lines that are none stay, so that they can be named. */
export function readLines(text: string): string[] {
  const lines = text.split(/[\r\n]+/).map(line => line.replaceAll('\0', '').trim())
  return [...new Set(lines.filter(Boolean))]
}

function findAddress(text: string): string | null {
  const found = /https?:\/\/[^\s<>"']{3,4000}/i.exec(text.slice(0, 10_000))?.[0]
  return found && URL.canParse(found) ? found : null
}
