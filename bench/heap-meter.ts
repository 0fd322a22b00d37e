import { setTimeout as wait } from 'node:timers/promises'
import { freePort } from '../test/support/free-port.ts'

export type HeapMeter = { read: () => Promise<number>; close: () => void }

/** Flags for a Node process that let `openHeapMeter` inspect it. */
export async function inspectable(): Promise<{ port: number; env: { NODE_OPTIONS: string } }> {
  const port = await freePort()
  return { port, env: { NODE_OPTIONS: `--inspect=127.0.0.1:${port}` } }
}

/** Measures the bytes of objects and buffers that remain in a process after garbage collection. */
export async function openHeapMeter(port: number): Promise<HeapMeter> {
  const socket = new WebSocket(await findTarget(port))
  const answers = new Map<number, (result: Record<string, number>) => void>()
  let last = 0
  socket.addEventListener('message', ({ data }) => {
    const { id, result } = JSON.parse(String(data))
    answers.get(id)?.(result)
    answers.delete(id)
  })
  await new Promise(resolve => socket.addEventListener('open', resolve))
  const ask = (method: string) => {
    last += 1
    const { promise, resolve } = Promise.withResolvers<Record<string, number>>()
    answers.set(last, resolve)
    socket.send(JSON.stringify({ id: last, method }))
    return promise
  }
  const read = async () => {
    await ask('HeapProfiler.collectGarbage')
    const { usedSize = 0, backingStorageSize = 0 } = await ask('Runtime.getHeapUsage')
    return usedSize + backingStorageSize
  }
  return { read, close: () => socket.close() }
}

async function findTarget(port: number): Promise<string> {
  for (;;) {
    const answer = await fetch(`http://127.0.0.1:${port}/json/list`).catch(() => null)
    if (answer) return (await answer.json())[0].webSocketDebuggerUrl
    await wait(100)
  }
}
