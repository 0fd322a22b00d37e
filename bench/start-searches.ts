import { Worker } from 'node:worker_threads'
import { pickWord, seededRandom, seedLanguages } from './seed-words.ts'

type Searched = { statuses: Record<string, number>; times: number[] }

/** Different searches of two words, `atOnce` in flight; in a separate thread, so that sending them delays nothing else. */
export function startSearches(
  site: string,
  { atOnce, seed }: { atOnce: number; seed: number },
): { stop: () => Promise<Searched> } {
  const random = seededRandom(seed)
  const [english] = seedLanguages(seededRandom(1))
  const word = () => pickWord(english?.words ?? [], random)
  const queries = [...new Set(Array.from({ length: 200_000 }, () => `${word()} ${word()}`))]
  const worker = new Worker(new URL('request-searches.ts', import.meta.url), {
    workerData: { site, queries, atOnce },
  })
  return {
    stop: () =>
      new Promise((resolve, reject) => {
        worker.on('error', reject)
        worker.on('message', resolve)
        worker.postMessage('stop')
      }),
  }
}
