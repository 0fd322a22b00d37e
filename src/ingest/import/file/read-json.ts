import { JSONParser } from '@streamparser/json'
import { createJsonMeter } from '../../reader/json-meter.ts'

/** A value and its number in the file, from 1; or the reason why nothing can be read from there on. */
export type JsonRecord =
  | { line: number; value: unknown }
  | { line: number; cut: 'malformed' | 'ends-early' | 'record-too-long' | 'too-complex' }

// Our own records have thirty values.
const valuesMax = 100_000

// An unterminated string would otherwise be buffered until memory runs out.
const charactersBetweenMax = 32 * 1024 * 1024

type JsonPlace = { path: string; isLines: boolean; charactersMax?: number }

/** Yields the values at `path` one at a time; with `isLines`, the documents of a file with one per line. */
export async function* readJson(
  texts: AsyncIterable<string>,
  { path, isLines, charactersMax = charactersBetweenMax }: JsonPlace,
): AsyncGenerator<JsonRecord> {
  const ready: unknown[] = []
  let problem: Error | null = null
  const parser = new JSONParser({
    paths: [isLines ? '$' : path],
    keepStack: false,
    ...(isLines ? { separator: '' } : {}),
  })
  parser.onValue = ({ value }) => void ready.push(value)
  parser.onError = error => {
    problem ??= error
  }
  let line = 0
  const meter = createJsonMeter({ recordDepth: path.split('.').length - 1, valuesMax })
  for await (const text of texts) {
    const measured = meter.measure(text)
    parser.write(text.slice(0, measured))
    for (const value of ready.splice(0)) yield { line: ++line, value }
    if (problem) return yield { line: line + 1, cut: 'malformed' }
    if (measured < text.length) return yield { line: line + 1, cut: 'too-complex' }
    if (meter.characters() > charactersMax) return yield { line: line + 1, cut: 'record-too-long' }
  }
  if (!parser.isEnded) parser.end()
  for (const value of ready.splice(0)) yield { line: ++line, value }
  if (problem) yield { line: line + 1, cut: 'ends-early' }
}
