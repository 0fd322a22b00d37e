import type { ReaderFailure } from '../../domain/reasons/fetch-failure.ts'
import type { ProcessLimits } from '../reader/limited-process.ts'
import { failureOf, openReader } from '../reader/open-reader.ts'
import type { ReadArticle, ReadArticleInput } from './read-article.ts'

export type ReadArticleSafely = (
  input: ReadArticleInput,
) => Promise<{ ok: true; article: ReadArticle } | { ok: false; failure: ReaderFailure }>

const defaults = {
  // The worst page of one MB that we could construct takes 300 ms; on a busy machine the process takes seconds to start.
  timeoutMs: 6000,
  heapMb: 100,
  script: new URL('./article-reader-process.ts', import.meta.url),
}

/** `readArticle` rejects only after `close`. */
export function openArticleReader(limits: Partial<ProcessLimits> = {}) {
  const { read, start, close } = openReader<ReadArticleInput, ReadArticle>({ ...defaults, ...limits })
  const readArticle: ReadArticleSafely = async input => {
    const reading = await read(input)
    return reading.ok ? { ok: true, article: reading.result } : { ok: false, failure: failureOf(reading) }
  }
  return { readArticle, start, close }
}
