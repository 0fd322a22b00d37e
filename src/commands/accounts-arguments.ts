import { parseArgs } from 'node:util'
import { errorMessage } from '../database/error-message.ts'
import { type Role, readRole } from '../domain/accounts/role.ts'

export type AccountsCommand =
  | { name: 'add'; email: string; person: string | undefined; role: Role }
  | { name: 'list' }
  | { name: 'reset-password' | 'sign-out'; email: string }

const usage = `npm run accounts -- add EMAIL [--name NAME] [--role administrator|editor|contributor]
npm run accounts -- list
npm run accounts -- reset-password EMAIL
npm run accounts -- sign-out EMAIL
`

export function readAccountsArguments(
  args: string[],
): { ok: true; command: AccountsCommand } | { ok: false; problem: string } {
  try {
    const command = toCommand(args)
    return command ? { ok: true, command } : { ok: false, problem: usage }
  } catch (error) {
    // An option that there is not; the message names it.
    return { ok: false, problem: `${errorMessage(error)}\n${usage}` }
  }
}

function toCommand(args: string[]): AccountsCommand | null {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { name: { type: 'string' }, role: { type: 'string' } },
  })
  const [name, email, ...rest] = positionals
  if (rest.length > 0 || (name !== 'add' && Object.keys(values).length > 0)) return null
  if (name === 'list') return email ? null : { name }
  if (!email) return null
  if (name === 'add') {
    // The machine's own people need no less, and the first account must be an administrator's.
    const role = readRole(values.role ?? 'administrator')
    return role && { name, email, person: values.name, role }
  }
  return name === 'reset-password' || name === 'sign-out' ? { name, email } : null
}
