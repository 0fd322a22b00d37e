import { expect, test } from 'vitest'
import { type SmtpAnswer, startSmtpCatcher } from '../../test/support/smtp-catcher.ts'
import { createNameCheck } from './takes-any-name.ts'

const now = () => new Date('2026-03-10T06:00:00Z')
const settingsOf = (port: number) => {
  const server = { host: '127.0.0.1', port, tls: 'none', login: null } as const
  return { server, origin: 'https://news.example' }
}

test.each([
  ['that offers SMTPUTF8', ['8BITMIME', 'SMTPUTF8'], null, true],
  ['that does not', ['8BITMIME'], null, false],
  ['that refuses us', ['SMTPUTF8'], '554 go away', false],
  ['that hangs up', ['SMTPUTF8'], 'die', false],
] satisfies [string, string[], SmtpAnswer, boolean][])(
  'a mail server %s',
  async (_name, extensions, greeting, takesAnyName) => {
    const catcher = await startSmtpCatcher(extensions)
    catcher.answer = step => (step === 'greeting' ? greeting : null)
    expect(await createNameCheck(settingsOf(catcher.port), now)()).toBe(takesAnyName)
  },
)

test('the answer is remembered for ten minutes', async () => {
  const catcher = await startSmtpCatcher(['SMTPUTF8'])
  let minutes = 0
  const takesAnyName = createNameCheck(settingsOf(catcher.port), () => new Date(minutes * 60_000))
  await Promise.all([takesAnyName(), takesAnyName()])
  minutes = 9
  await takesAnyName()
  expect(catcher.connections()).toBe(1)
  minutes = 10
  await takesAnyName()
  expect(catcher.connections()).toBe(2)
})
