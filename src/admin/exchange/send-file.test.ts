import { expect, test } from 'vitest'
import { fileBytesMax, pieceBytes } from '../../domain/exchange/import-job.ts'
import { sendFile } from './send-file.ts'

type Answer = Response | 'broken'

const taken = () => Response.json({ ok: true, id: 'an-import' })

/** Sends a file of this many bytes to a server that gives these answers in turn and accepts everything after them. */
async function send(bytes: number, answers: Answer[] = []) {
  const steps: Record<string, string | number>[] = []
  const waits: number[] = []
  const arrived: number[] = []
  const fetch: typeof globalThis.fetch = async (_address, init) => {
    const form = init?.body
    if (!(form instanceof FormData)) throw new Error('no form')
    const fields = [...form].map(([name, value]) => [name, typeof value === 'string' ? value : value.size])
    steps.push(Object.fromEntries(fields))
    const answer = answers.shift() ?? taken()
    if (answer === 'broken') throw new TypeError('Failed to fetch')
    return answer
  }
  const wait = async (ms: number) => void waits.push(ms)
  const file = new File([new Uint8Array(bytes)], 'links.csv')
  const result = await sendFile(file, { fetch, wait, language: 'en', onSent: sent => arrived.push(sent) })
  return { result, steps, waits, arrived }
}

test('a file is sent in whole pieces except the last, between a start and an end', async () => {
  const { result, steps, arrived, waits } = await send(2 * pieceBytes + 10)
  expect(result).toEqual({ ok: true, id: 'an-import' })
  expect(steps).toEqual([
    { step: 'start', name: 'links.csv', bytes: String(2 * pieceBytes + 10) },
    { step: 'piece', id: 'an-import', number: '0', piece: pieceBytes },
    { step: 'piece', id: 'an-import', number: '1', piece: pieceBytes },
    { step: 'piece', id: 'an-import', number: '2', piece: 10 },
    { step: 'finish', id: 'an-import' },
  ])
  expect(arrived).toEqual([pieceBytes, 2 * pieceBytes, 2 * pieceBytes + 10])
  expect(waits).toEqual([])
})

test('a file that fills its pieces exactly has no empty last piece', async () => {
  const { steps } = await send(pieceBytes)
  expect(steps.map(({ step }) => step)).toEqual(['start', 'piece', 'finish'])
})

test('an interrupted piece is sent again, after an increasing delay', async () => {
  const failed = new Response('busy', { status: 503 })
  const { result, steps, waits, arrived } = await send(10, [taken(), 'broken', failed, 'broken'])
  expect(result.ok).toBe(true)
  expect(steps.filter(({ step }) => step === 'piece')).toHaveLength(4)
  expect(waits).toEqual([500, 1_000, 2_000])
  expect(arrived).toEqual([10])
})

test('after five attempts the upload gives up', async () => {
  const { result, steps, waits } = await send(10, ['broken', 'broken', 'broken', 'broken', 'broken'])
  expect(result).toEqual({ ok: false, problem: 'The connection was interrupted. Send the file again.' })
  expect(steps).toHaveLength(5)
  expect(waits).toEqual([500, 1_000, 2_000, 4_000])
})

test('a refusal of the server is shown in its words and not retried', async () => {
  const refusal = Response.json({ ok: false, problem: 'The file is empty.' }, { status: 400 })
  const { result, steps } = await send(0, [refusal])
  expect(result).toEqual({ ok: false, problem: 'The file is empty.' })
  expect(steps).toHaveLength(1)
})

test.each([
  [413, '<h1>Request Entity Too Large</h1>'],
  [403, '{"code":"cross-site"}'],
  [200, ''],
])('an error %i of a proxy is reported immediately', async (status, body) => {
  const { result, steps } = await send(10, [taken(), new Response(body, { status })])
  expect(result).toEqual({ ok: false, problem: `The file was refused (${status}). Send it again.` })
  expect(steps).toHaveLength(2)
})

test('an editor whose role was lowered in the meantime is told so', async () => {
  const role = { needed: 'editor', role: 'contributor', administrators: ['Asha Devi'], language: 'en' }
  const { result } = await send(10, [taken(), Response.json(role, { status: 403 })])
  expect(result).toMatchObject({ ok: false, problem: expect.stringContaining('Asha Devi') })
})

test('an editor who was signed out in the meantime is told to sign in', async () => {
  const redirect = Object.defineProperty(new Response(null), 'type', { value: 'opaqueredirect' })
  const { result } = await send(10, [taken(), redirect])
  expect(result).toMatchObject({ ok: false, problem: expect.stringContaining('Sign in') })
})

test('a file that is too large is not started', async () => {
  const file = Object.defineProperty(new File([], 'dump.csv'), 'size', { value: fileBytesMax + 1 })
  const fetch = () => Promise.reject(new Error('nothing is to be sent'))
  const wait = async () => undefined
  expect(await sendFile(file, { fetch, wait, language: 'en', onSent: () => undefined })).toMatchObject({
    ok: false,
    problem: expect.stringContaining('800 MB at most'),
  })
})
