import { expect, test } from 'vitest'
import type { RestoreAnswer } from './restore.ts'
import { sendArchive } from './send-archive.ts'

const pieceBytes = 512 * 1024
const ready: RestoreAnswer = { step: 'ready', upload: 'u1' }
const arrived: RestoreAnswer = { step: 'arrived' }
const running: RestoreAnswer = { step: 'running' }
const done: RestoreAnswer = { step: 'done' }
const refused = (problem: Extract<RestoreAnswer, { step: 'refused' }>['problem']): RestoreAnswer => ({
  step: 'refused',
  problem,
})

type Given = RestoreAnswer | 'broken' | 'page'

/** Restores a file of so many bytes by a server that gives these answers in turn, the last one for ever. */
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
  const problem = await sendArchive(archive, { send, wait, onProgress: at => sent.push(at) })
  return { problem, steps, sent, waits: () => waits }
}

test('an archive goes in pieces, is begun, and waited for to its end', async () => {
  const answers = [ready, arrived, arrived, running, running, running, done]
  const { problem, steps, sent, waits } = await restore(pieceBytes + 7, answers)
  expect(problem).toBeNull()
  expect(steps).toEqual(['begin', 'piece 0', `piece ${pieceBytes}`, 'start', 'state', 'state', 'state'])
  expect(sent).toEqual([pieceBytes, pieceBytes + 7])
  expect(waits()).toBe(3)
})

test('a wrong password is said before a byte is sent', async () => {
  const { problem, steps } = await restore(10, [refused('wrong-password')])
  expect([problem, steps]).toEqual(['wrong-password', ['begin']])
})

test('a piece that is refused, or never arrives, ends it', async () => {
  expect((await restore(10, [ready, refused('gap')])).problem).toBe('gap')
  expect((await restore(10, [ready, 'broken'])).problem).toBe('unreachable')
  expect((await restore(10, [ready, 'page'])).problem).toBe('unreachable')
})

test('what the restore itself finds wrong is said by its name', async () => {
  expect((await restore(10, [ready, arrived, refused('damaged')])).problem).toBe('damaged')
  expect((await restore(10, [ready, arrived, running, refused('disk-full')])).problem).toBe('disk-full')
})

test('a restore that is under way is waited for through a moment without a connection', async () => {
  const answers: Given[] = [ready, arrived, running, 'broken', 'page', 'broken', running, 'broken', done]
  const { problem, steps } = await restore(10, answers)
  expect(problem).toBeNull()
  expect(steps.filter(step => step === 'state')).toHaveLength(6)
})

test('a server that stays away is said to be out of reach', async () => {
  const { problem, waits } = await restore(10, [ready, arrived, running, 'broken'])
  expect(problem).toBe('unreachable')
  expect(waits()).toBe(60)
})

test('an answer that nobody knows is a failure and no success', async () => {
  const strange = JSON.parse('{"step":"perhaps"}')
  expect((await restore(10, [strange])).problem).toBe('failed')
  expect((await restore(10, [ready, arrived, strange])).problem).toBe('failed')
  expect((await restore(10, [arrived])).problem).toBe('failed')
})
