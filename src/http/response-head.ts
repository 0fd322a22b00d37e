import { sentOn } from './sent-at.ts'

/** For a response that is written on a socket without Node's `ServerResponse`. `headers`: names and values in turn. */
export function writeResponseHead(status: string, headers: readonly string[]): string {
  const dated = [...headers, 'Date', sentOn()]
  const lines = dated.map((text, at) => (at % 2 === 0 ? `\r\n${text}: ` : text)).join('')
  return `HTTP/1.1 ${status}${lines}\r\n\r\n`
}
