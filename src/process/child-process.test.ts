import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { expect, onTestFinished, test } from 'vitest'
import { freshDatabase } from '../../test/support/fresh-database.ts'

const part = new URL('./child-process.ts', import.meta.url).href

/** A child that runs this code after it has learnt what ends it. */
function start(code: string) {
  const script = `import { endWhenTold } from ${JSON.stringify(part)}
    const { works } = endWhenTold({ withinMs: 200 })
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
  'on %s it closes what is open, and ends',
  async how => {
    const { child, said } = start(`${runs} works({ type: 'ready' }, async () => console.log('closed'))`)
    const [message] = await once(child, 'message')
    expect(message).toEqual({ type: 'ready' })
    if (how === 'disconnect') child.disconnect()
    else child.kill(how)
    expect(await once(child, 'exit')).toEqual([0, null])
    expect(await said()).toBe('closed\n')
  },
)

test('told twice, it closes once', async () => {
  const { child, said } = start(
    `${runs} works({ type: 'ready' }, async () => { console.log('closed'); process.emit('SIGINT') })`,
  )
  await once(child, 'message')
  child.kill('SIGTERM')
  expect(await once(child, 'exit')).toEqual([0, null])
  expect(await said()).toBe('closed\n')
})

test('what does not close in time is cut off', async () => {
  const { child } = start(`${runs} works({ type: 'ready' }, () => new Promise(() => 0))`)
  await once(child, 'message')
  child.kill('SIGTERM')
  expect(await once(child, 'exit')).toEqual([1, null])
})

test('told in the middle of its start, it ends without closing anything', async () => {
  const { child, said } = start(`${runs} process.send('starts')`)
  await once(child, 'message')
  child.disconnect()
  expect(await once(child, 'exit')).toEqual([0, null])
  expect(await said()).toBe('')
})

test('a parent that goes at the moment of readiness is no error', async () => {
  const { child, said } = start(
    `${runs} process.disconnect(); works({ type: 'ready' }, async () => console.log('closed'))`,
  )
  expect(await once(child, 'exit')).toEqual([0, null])
  expect(await said()).toBe('closed\n')
})

test.each(['web', 'worker'])(
  'a %s process whose parent went before it had started ends without a word',
  async name => {
    const { url } = await freshDatabase()
    const env = { DATABASE_URL: url, PORT: '0', METRICS_PORT: 'off', LOG_LEVEL: 'silent' }
    const { child, said } = run([fileURLToPath(new URL(`../${name}.ts`, import.meta.url))], env)
    child.disconnect()
    expect(await once(child, 'exit')).toEqual([0, null])
    expect(await said()).toBe('')
  },
  60_000,
)
