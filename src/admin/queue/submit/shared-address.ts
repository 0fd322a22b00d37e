import { findAddresses, findBareAddress } from '../../../address/find-addresses.ts'

/** The most addresses of one paste; more would keep the page waiting for minutes. */
export const addressesMax = 20

/** Reads address and title from a query; share sheets put the address into the text as often as into its own field. */
export function readShared(params: URLSearchParams): { addresses: string[]; title: string } {
  const given = ['url', 'text', 'title'].map(name => params.get(name)?.trim() ?? '')
  const texts = given.map(text => text.slice(0, 10_000))
  const address =
    texts.flatMap(findAddresses)[0] ?? texts.map(findBareAddress).find(found => found !== undefined)
  const title = (params.get('title') ?? '').replaceAll('\0', '').replace(/\s+/g, ' ').trim().slice(0, 300)
  return { addresses: address ? [address] : [], title: title === address ? '' : title }
}

/** The addresses of a pasted text, each once; lines without one stay, so that the response can name them. */
export function readLines(text: string): string[] {
  const lines = text.split(/[\r\n]+/).map(line => line.replaceAll('\0', '').trim())
  const read = lines.filter(Boolean).flatMap(line => {
    const addresses = findAddresses(line)
    return addresses.length > 0 ? addresses : [line]
  })
  return [...new Set(read)]
}
