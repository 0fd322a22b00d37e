import type { ThreadLimits } from '../thread/limited-thread.ts'
import { openThreadReaders } from '../thread/thread-readers.ts'
import type { ReadArticle, ReadArticleInput } from './read-article.ts'

/** `null` is a page that took too long or too much memory. */
export type ReadArticleSafely = (input: ReadArticleInput) => Promise<ReadArticle | null>

export type ArticleReaders = {
  /** Rejects only after `close`. */
  readArticle: ReadArticleSafely
  /** Starts the thread ahead of its first page; nothing where it runs or all is closed. */
  start: () => void
  close: () => Promise<void>
}

const defaults = {
  threads: 1,
  // The worst MB that we could write takes 300 ms; the first page also waits for the thread to start, which took more
  // than 2 s on a machine with fifteen others at work.
  timeoutMs: 6000,
  heapMb: 100,
  script: new URL('./read-article-thread.ts', import.meta.url),
}

/** The thread starts with `start` or the first page and stays; `close` ends it. */
export function openArticleReaders(limits: Partial<ThreadLimits> = {}): ArticleReaders {
  const { read, start, close } = openThreadReaders<ReadArticleInput, ReadArticle | null>(
    { ...defaults, ...limits },
    () => null,
  )
  return { readArticle: read, start, close }
}
