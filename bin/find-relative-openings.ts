import { lineOf, type SourceFile } from './source-files.ts'

/** One line `path:line: sentence` for each comment with a sentence that begins with What or Who. */
export function findRelativeOpenings(file: SourceFile): string[] {
  const found: string[] = []
  for (const { start, text } of joinLines(file)) {
    const sentences = text.replace(/\s*\n[\s*/]*/g, ' ').split(/(?<=[.:;?!])\s+/)
    const sentence = sentences.find(each => /^[\s*/]*(What|Who|Whoever|Those)\b/.test(each))
    if (sentence)
      found.push(`${file.path}:${lineOf(file.text, start)}: "${sentence.replace(/^[\s*/]+/, '')}"`)
  }
  return found
}

/** Line comments that follow each other are one text. */
function joinLines({ text, comments }: SourceFile): { start: number; text: string }[] {
  const blocks: { start: number; end: number; isLine: boolean }[] = []
  for (const { type, start, end } of comments) {
    const last = blocks.at(-1)
    const isLine = type === 'Line'
    if (last?.isLine && isLine && /^\s*$/.test(text.slice(last.end, start))) last.end = end
    else blocks.push({ start, end, isLine })
  }
  return blocks.map(({ start, end }) => ({ start, text: text.slice(start, end) }))
}
