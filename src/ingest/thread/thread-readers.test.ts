import { afterEach, expect, test } from 'vitest'
import { openThreadReaders, type ThreadReaders } from './thread-readers.ts'

let readers: ThreadReaders<unknown, unknown> | null = null

afterEach(async () => {
  await readers?.close()
})

/** Readers in threads that run `code` for each `input`; what they answer is what `answer` is called with. */
function open(code: string, { threads = 1 } = {}) {
  const text = `import { parentPort, threadId } from 'node:worker_threads'
    let count = 0
    const answer = message => parentPort.postMessage(message)
    parentPort.on('message', input => { count += 1; ${code} })`
  const script = new URL(`data:text/javascript,${encodeURIComponent(text)}`)
  const limits = { script, timeoutMs: 5_000, heapMb: 100, threads }
  readers = openThreadReaders<unknown, unknown>(limits, detail => `refused: ${detail}`)
  return readers
}

test('more bodies than threads are all read, each by one, in their order', async () => {
  const { read } = open('answer([input, count])')
  expect(await Promise.all(['a', 'b', 'c'].map(read))).toEqual([
    ['a', 1],
    ['b', 2],
    ['c', 3],
  ])
  expect(await read('d')).toEqual(['d', 4])
})

test('two threads read side by side: one that never answers keeps nobody waiting', async () => {
  const { read, close } = open("if (input !== 'endless') answer(threadId)", { threads: 2 })
  const endless = expect(read('endless')).rejects.toThrow('the readers are closed')
  const [first, second] = [await read('a'), await read('b')]
  expect(first).toBe(second)
  await close()
  await endless
})

test('a body that ends its thread is refused with the reason, and the next one is read', async () => {
  const { read } = open("if (input === 'bad') throw new Error('broken'); answer('read')")
  expect(await Promise.all([read('bad'), read('good')])).toEqual(['refused: reading failed: broken', 'read'])
})

test('a thread that was started ahead reads the first body', async () => {
  const { start, read } = open('answer(threadId)')
  start()
  const id = await read('a')
  start()
  expect(await read('b')).toBe(id)
})

test('whoever waits when the readers close hears it, and so does who comes later', async () => {
  const { read, start, close } = open('')
  const [open1, open2] = [read('in hand'), read('in line')].map(reading =>
    expect(reading).rejects.toThrow('the readers are closed'),
  )
  await close()
  await open1
  await open2
  start()
  await expect(read('late')).rejects.toThrow('the readers are closed')
})
