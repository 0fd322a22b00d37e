import { expect, test } from 'vitest'
import { openFreezable } from '../../test/support/freezable-database.ts'
import { freshDatabase } from '../../test/support/fresh-database.ts'
import { until } from '../../test/support/until.ts'
import { watchDatabase } from './watch-database.ts'

const { url } = await freshDatabase()

/** A watched database; `pass` lets time pass. */
async function watchFreezable() {
  const database = await openFreezable(url)
  const lines: string[] = []
  const log = { error: (line: string) => lines.push(line), info: (line: string) => lines.push(line) }
  let nowMs = 0
  const isAway = watchDatabase({
    url: database.url,
    consequence: 'pages come from memory',
    log: () => log,
    checkWithinMs: 500,
    nowMs: () => nowMs,
  })
  const pass = (ms: number) => {
    nowMs += ms
  }
  return { ...database, lines, isAway, pass }
}

test('a database that hangs is reported once, and once when it answers again', async () => {
  const { freeze, thaw, lines, isAway, pass } = await watchFreezable()
  freeze()
  expect(await Promise.all([isAway(), isAway()])).toEqual([true, true])
  expect(await isAway()).toBe(true)
  expect(lines).toEqual([expect.stringMatching(/^The database at 127\.0\.0\.1:\d+\/\S+ does not answer \(/)])
  expect(lines[0]).toMatch(/\): pages come from memory\.$/)
  pass(94_000)
  thaw()
  await until('the line of its return', () => lines.length === 2)
  expect(lines[1]).toBe('The database answers again after 94 s.')
  // Statements of the outage fail until now.
  expect(await isAway()).toBe(true)
  pass(20_000)
  expect(await isAway()).toBe(false)
  expect(lines).toHaveLength(2)
})

test('a database that refuses connections is reported without its password', async () => {
  const lines: string[] = []
  const log = { error: (line: string) => lines.push(line), info: (line: string) => lines.push(line) }
  const secret = 'postgres://chowk:secret@127.0.0.1:1/news'
  const isAway = watchDatabase({ url: secret, consequence: 'nothing is sent', log: () => log })
  expect(await isAway()).toBe(true)
  const reason = 'connect ECONNREFUSED 127.0.0.1:1'
  expect(lines).toEqual([`The database at 127.0.0.1:1/news does not answer (${reason}): nothing is sent.`])
})

test('a database that takes the password no longer is reported with the remedy', async () => {
  const lines: string[] = []
  const log = { error: (line: string) => lines.push(line), info: (line: string) => lines.push(line) }
  const rotated = new URL(url)
  rotated.password = 'former'
  const isAway = watchDatabase({ url: rotated.href, consequence: 'nothing is sent', log: () => log })
  expect(await isAway()).toBe(true)
  expect(lines).toEqual([
    expect.stringMatching(
      / \(password authentication .*: correct DATABASE_URL and restart\): nothing is sent\.$/,
    ),
  ])
})

test('one broken connection to a database that answers is not an outage', async () => {
  const { isAway, lines } = await watchFreezable()
  expect(await isAway()).toBe(false)
  expect(lines).toEqual([])
})
