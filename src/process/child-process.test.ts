import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { expect, onTestFinished, test } from 'vitest'
import { freshDatabase } from '../../test/support/fresh-database.ts'

const part = new URL('./supervise-process.ts', import.meta.url).href

/** A child that runs this code once its handlers are installed. */
function start(code: string) {
  const script = `import { exitOnSignal } from ${JSON.stringify(part)}
    const { reportReady } = exitOnSignal({ withinMs: 200 })
    ${code}`
  return run(['--input-type=module', '-e', script])
}

function run(args: string[], env?: NodeJS.ProcessEnv) {
  const child = spawn(process.execPath, args, {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  })
  onTestFinished(() => void child.kill('SIGKILL'))
  const said = Promise.all([child.stdout, child.stderr].map(stream => stream?.setEncoding('utf8').toArray()))
  return { child, said: async () => (await said).flat().join('') }
}

const runs = 'setInterval(() => 0, 60_000);'

test.each(['SIGTERM', 'SIGINT', 'disconnect'] as const)(
  'on %s it closes what is open, and exits',
  async how => {
    const { child, said } = start(`${runs} reportReady({ type: 'ready' }, async () => console.log('closed'))`)
    const [message] = await once(child, 'message')
    expect(message).toEqual({ type: 'ready' })
    if (how === 'disconnect') child.disconnect()
    else child.kill(how)
    expect(await once(child, 'exit')).toEqual([0, null])
    expect(await said()).toBe('closed\n')
  },
)

test('it answers each ping of its parent', async () => {
  const { child } = start(`${runs} reportReady({ type: 'ready' }, async () => undefined)`)
  await once(child, 'message')
  child.send('ping')
  expect(await once(child, 'message')).toEqual(['pong', undefined])
})

test('after two signals it closes once', async () => {
  const { child, said } = start(
    `${runs} reportReady({ type: 'ready' }, async () => { console.log('closed'); process.emit('SIGINT') })`,
  )
  await once(child, 'message')
  child.kill('SIGTERM')
  expect(await once(child, 'exit')).toEqual([0, null])
  expect(await said()).toBe('closed\n')
})

test('a close that does not finish in time is cut off', async () => {
  const { child } = start(`${runs} reportReady({ type: 'ready' }, () => new Promise(() => 0))`)
  await once(child, 'message')
  child.kill('SIGTERM')
  expect(await once(child, 'exit')).toEqual([1, null])
})

test('a disconnect in the middle of its start makes it exit without closing anything', async () => {
  const { child, said } = start(`${runs} process.send('starts')`)
  await once(child, 'message')
  child.disconnect()
  expect(await once(child, 'exit')).toEqual([0, null])
  expect(await said()).toBe('')
})

test('a parent that disappears at the moment of readiness causes no error', async () => {
  const { child, said } = start(
    `${runs} process.disconnect(); reportReady({ type: 'ready' }, async () => console.log('closed'))`,
  )
  expect(await once(child, 'exit')).toEqual([0, null])
  expect(await said()).toBe('closed\n')
})

test.each(['web', 'worker'])(
  'a %s process whose parent is gone before it has started exits silently',
  async name => {
    const { url } = await freshDatabase()
    const env = { DATABASE_URL: url, PORT: '0', METRICS_PORT: 'off', LOG_LEVEL: 'silent' }
    const { child, said } = run([fileURLToPath(new URL(`../${name}.ts`, import.meta.url))], env)
    child.disconnect()
    expect(await once(child, 'exit')).toEqual([0, null])
    expect(await said()).toBe('')
  },
)
