import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { expect, test } from 'vitest'
import { isAlive, isPostgresOf, startMark } from './process-identity.ts'

test('this process is alive, has a start time and is not PostgreSQL', () => {
  expect(isAlive(process.pid)).toBe(true)
  expect(startMark(process.pid)).not.toBe('')
  expect(startMark(process.pid)).toBe(startMark(process.pid))
  expect(isPostgresOf(process.cwd(), process.pid)).toBe(false)
})

test('a process that ended is not alive', async () => {
  const child = spawn('true')
  await once(child, 'exit')
  expect(isAlive(child.pid ?? 0)).toBe(false)
  expect(startMark(child.pid ?? 0)).toBe('')
})

test('a process whose name has brackets and spaces is read correctly', async () => {
  const child = spawn(
    process.execPath,
    ['-e', "process.title = 'a) Z (b'; process.send('x'); setInterval(() => 0, 1e5)"],
    { stdio: ['ignore', 'ignore', 'inherit', 'ipc'] },
  )
  await once(child, 'message')
  expect(isAlive(child.pid ?? 0)).toBe(true)
  child.kill('SIGKILL')
  await once(child, 'exit')
})

test('a zombie process is dead', async () => {
  const script = 'sleep 0 & echo $!; exec sleep 60'
  const child = spawn('sh', ['-c', script])
  const pid = Number(String((await once(child.stdout, 'data'))[0]))
  await new Promise<void>(resolve => {
    const look = () => (isAlive(pid) ? setImmediate(look) : resolve())
    look()
  })
  expect(startMark(pid)).toBe('')
  child.kill('SIGKILL')
  await once(child, 'exit')
})
