import { expect, test } from 'vitest'
import { runCommand } from './run-command.ts'

test('says how a command ended and all that it printed', async () => {
  const { code, output } = await runCommand(
    'node --eval console.log("out");console.error("err");process.exitCode=3',
  )
  expect(code).toBe(3)
  expect(output).toContain('out')
  expect(output).toContain('err')
})

test('runs on the Node of the project', async () => {
  expect((await runCommand('node --version')).output).toMatch(/^v24\./)
})

test('a command that does not exist has failed', async () => {
  expect((await runCommand('no-such-command-anywhere')).code).toBe(1)
})
