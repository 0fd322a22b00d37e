import { parseArgs } from 'node:util'
import { type Role, readRole } from '../domain/accounts/role.ts'
import { type ReadCommand, readCommand } from './run-command-line.ts'

export type AccountsCommand =
  | { name: 'add'; email: string; person: string | undefined; role: Role }
  | { name: 'list' }
  | { name: 'role'; email: string; role: Role }
  | { name: 'second-factor'; email: string }
  | { name: (typeof plain)[number]; email: string }

// Commands that take only the address of an account.
const plain = ['reset-password', 'sign-out', 'switch-off', 'switch-on'] as const

const usage = `npm run accounts -- add EMAIL [--name NAME] [--role administrator|editor|contributor]
npm run accounts -- list
npm run accounts -- role EMAIL administrator|editor|contributor
npm run accounts -- reset-password EMAIL
npm run accounts -- sign-out EMAIL
npm run accounts -- switch-off EMAIL
npm run accounts -- switch-on EMAIL
npm run accounts -- second-factor off EMAIL
`

export function readAccountsArguments(args: string[]): ReadCommand<AccountsCommand> {
  return readCommand(usage, () => toCommand(args))
}

function toCommand(args: string[]): AccountsCommand | null {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { name: { type: 'string' }, role: { type: 'string' } },
  })
  const [name, email, given, ...rest] = positionals
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
    const role = readRole(values.role ?? 'administrator')
    return role && { name, email, person: values.name, role }
  }
  if (name === 'role') {
    const role = readRole(given ?? '')
    return role && { name, email, role }
  }
  if (name === 'second-factor') return email === 'off' && given ? { name, email: given } : null
  const command = plain.find(one => one === name)
  return command ? { name: command, email } : null
}
