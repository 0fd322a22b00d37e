// Runs in a thread of its own; see read-article-in-thread.ts.
import { parentPort } from 'node:worker_threads'
import { type ReadArticleInput, readArticle } from './read-article.ts'

parentPort?.on('message', (input: ReadArticleInput) => {
  parentPort?.postMessage(readArticle(input))
})
