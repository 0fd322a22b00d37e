import { expect, test } from 'vitest'
import type { RestoreResponse } from './restore.ts'
import { describeRestoreRefusal, sendArchive } from './send-archive.ts'

const pieceBytes = 512 * 1024
const ready: RestoreResponse = { step: 'ready', upload: 'u1' }
const arrived: RestoreResponse = { step: 'arrived' }
const running: RestoreResponse = { step: 'running' }
const done: RestoreResponse = { step: 'done', switchedOff: 2, administratorsAgain: ['Asha'] }
const refused = (problem: Extract<RestoreResponse, { step: 'refused' }>['problem']): RestoreResponse => ({
  step: 'refused',
  problem,
})

type Given = RestoreResponse | 'broken' | 'page'

/** Restores a file of this many bytes with a server that gives these answers in turn, and repeats the last one. */
async function restore(bytes: number, answers: Given[]) {
  const steps: string[] = []
  const sent: number[] = []
  let waits = 0
  const send = async (form: FormData) => {
    const answer = answers[Math.min(steps.length, answers.length - 1)]
    const at = form.get('at')
    steps.push(`${form.get('step')}${at === null ? '' : ` ${at}`}`)
    if (answer === 'broken') throw new TypeError('Failed to fetch')
    return answer === 'page' ? new Response('<h1>Bad gateway</h1>', { status: 502 }) : Response.json(answer)
  }
  const wait = async () => {
    waits += 1
  }
  const archive = { file: new Blob([new Uint8Array(bytes)]), password: 'p', confirm: '' }
  const result = await sendArchive(archive, { send, wait, onProgress: at => sent.push(at) })
  return { result, problem: result.problem, steps, sent, waits: () => waits }
}

test('an archive is sent in pieces, started, and followed to its end', async () => {
  const answers = [ready, arrived, arrived, running, running, running, done]
  const { result, steps, sent, waits } = await restore(pieceBytes + 7, answers)
  expect(result).toEqual({ problem: null, switchedOff: 2, administratorsAgain: ['Asha'] })
  expect(steps).toEqual(['begin', 'piece 0', `piece ${pieceBytes}`, 'start', 'state', 'state', 'state'])
  expect(sent).toEqual([pieceBytes, pieceBytes + 7])
  expect(waits()).toBe(3)
})

test('a wrong password is reported before a byte is sent', async () => {
  const { problem, steps } = await restore(10, [refused('wrong-password')])
  expect([problem, steps]).toEqual(['wrong-password', ['begin']])
})

test('a piece that is refused, or never arrives, ends the upload', async () => {
  expect((await restore(10, [ready, refused('gap')])).problem).toBe('gap')
  expect((await restore(10, [ready, 'broken'])).problem).toBe('unreachable')
  expect((await restore(10, [ready, 'page'])).problem).toBe('unreachable')
})

test('a failure of the restore itself is reported by its name', async () => {
  expect((await restore(10, [ready, arrived, refused('damaged')])).problem).toBe('damaged')
  expect((await restore(10, [ready, arrived, running, refused('disk-full')])).problem).toBe('disk-full')
})

test('a running restore is followed through a short loss of connection', async () => {
  const answers: Given[] = [ready, arrived, running, 'broken', 'page', 'broken', running, 'broken', done]
  const { problem, steps } = await restore(10, answers)
  expect(problem).toBeNull()
  expect(steps.filter(step => step === 'state')).toHaveLength(6)
})

test('a lost answer to the start does not end the restore', async () => {
  for (const lost of ['broken', 'page'] as const)
    expect((await restore(10, [ready, arrived, lost, lost, running, done])).problem).toBeNull()
})

test('a server that stays away may have restored', async () => {
  const { problem, waits } = await restore(10, [ready, arrived, running, 'broken'])
  expect(problem).toBe('outcome-unknown')
  expect(describeRestoreRefusal('outcome-unknown', 'en')).not.toContain('Nothing was changed')
  expect(waits()).toBe(60)
})

test('an unknown answer is a failure, not a success', async () => {
  const strange = JSON.parse('{"step":"perhaps"}')
  expect((await restore(10, [strange])).problem).toBe('failed')
  expect((await restore(10, [ready, arrived, strange])).problem).toBe('failed')
  expect((await restore(10, [arrived])).problem).toBe('failed')
})
