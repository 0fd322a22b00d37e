import { highlight } from '../../search/highlight.ts'

export function Marked({ text, query }: { text: string; query: string }) {
  let start = 0
  return highlight(text, query).map(part => {
    const key = start
    start += part.text.length
    return part.isMatch ? <mark key={key}>{part.text}</mark> : part.text
  })
}
