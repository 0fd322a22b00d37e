import { parseArgs } from 'node:util'
import { type Role, readRole } from '../domain/accounts/role.ts'
import type { Language } from '../text/language.ts'
import { type ReadCommand, readCommand, refuseWord } from './run-command-line.ts'

export type AccountsCommand =
  | { name: 'add'; email: string; person: string | undefined; role: Role }
  | { name: 'list' }
  | { name: 'role'; email: string; role: Role }
  | { name: 'second-factor'; email: string }
  | { name: (typeof plain)[number]; email: string }

// Commands that take only the address of an account.
const plain = ['reset-password', 'sign-out', 'switch-off', 'switch-on'] as const
const names = ['add', 'list', 'role', 'second-factor', ...plain] as const

const usage = `npm run accounts -- add EMAIL [--name NAME] [--role administrator|editor|contributor]
npm run accounts -- list
npm run accounts -- role EMAIL administrator|editor|contributor
npm run accounts -- reset-password EMAIL
npm run accounts -- sign-out EMAIL
npm run accounts -- switch-off EMAIL
npm run accounts -- switch-on EMAIL
npm run accounts -- second-factor off EMAIL
`

export function readAccountsArguments(args: string[], language: Language): ReadCommand<AccountsCommand> {
  return readCommand(usage, () => toCommand(args, language))
}

function toCommand(args: string[], language: Language): AccountsCommand | null {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { name: { type: 'string' }, role: { type: 'string' } },
  })
  const toRole = (word: string) => readRole(word) ?? refuseWord(word, language)
  const [name, email, given, ...rest] = positionals
  if (name !== undefined && !names.some(one => one === name)) return refuseWord(name, language)
  if (
    rest.length > 0 ||
    (given !== undefined && name !== 'role' && name !== 'second-factor') ||
    (name !== 'add' && Object.keys(values).length > 0)
  )
    return null
  if (name === 'list') return email ? null : { name }
  if (!email) return null
  if (name === 'add') {
    // People with access to the machine need no lower role, and the first account must be an administrator's.
    return { name, email, person: values.name, role: toRole(values.role ?? 'administrator') }
  }
  if (name === 'role') return given === undefined ? null : { name, email, role: toRole(given) }
  if (name === 'second-factor' && email !== 'off') return refuseWord(email, language)
  if (name === 'second-factor') return given ? { name, email: given } : null
  const command = plain.find(one => one === name)
  return command ? { name: command, email } : null
}
