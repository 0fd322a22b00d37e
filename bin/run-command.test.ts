import { expect, test } from 'vitest'
import { runCommand } from './run-command.ts'

test("a command's exit code and its whole output are returned", async () => {
  const { code, output } = await runCommand(
    'node --eval console.log("out");console.error("err");process.exitCode=3',
  )
  expect(code).toBe(3)
  expect(output).toContain('out')
  expect(output).toContain('err')
})

test('a command that does not exist fails', async () => {
  expect((await runCommand('no-such-command-anywhere')).code).toBe(1)
})
