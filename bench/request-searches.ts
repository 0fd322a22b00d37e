import { once } from 'node:events'
import { Agent, get } from 'node:http'
import { parentPort, workerData } from 'node:worker_threads'

// A thread of start-searches.ts: keeps `atOnce` different search requests in flight until it receives a message.

const { site, queries, atOnce }: { site: string; queries: string[]; atOnce: number } = workerData
const agent = new Agent({ keepAlive: true, maxSockets: atOnce })
const statuses: Record<string, number> = {}
const times: number[] = []
let isStopped = false
let requested = 0

parentPort?.once('message', () => {
  isStopped = true
})
await Promise.all(Array.from({ length: atOnce }, keepRequesting))
agent.destroy()
parentPort?.postMessage({ statuses, times })

async function keepRequesting(): Promise<void> {
  while (!isStopped) await requestOnce()
}

async function requestOnce(): Promise<void> {
  const startedAt = performance.now()
  const query = queries[requested++ % queries.length] ?? ''
  const request = get(`${site}/search?q=${encodeURIComponent(query)}`, { agent })
  const [response] = await once(request, 'response')
  response.resume()
  await once(response, 'end')
  statuses[response.statusCode] = (statuses[response.statusCode] ?? 0) + 1
  if (response.statusCode === 200) times.push(performance.now() - startedAt)
}
