// Runs in a thread of its own; see read-feed-in-thread.ts.
import { parentPort } from 'node:worker_threads'
import { type ReadFeedInput, readFeed } from './read-feed.ts'

parentPort?.on('message', (input: ReadFeedInput) => {
  parentPort?.postMessage(readFeed(input))
})
