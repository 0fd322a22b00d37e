import { parseArgs } from 'node:util'
import { errorMessage } from '../database/error-message.ts'

export type AccountsCommand =
  | { name: 'add'; email: string; person: string | undefined }
  | { name: 'list' }
  | { name: 'reset-password' | 'sign-out'; email: string }

const usage = `npm run accounts -- add EMAIL [--name NAME]
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
    options: { name: { type: 'string' } },
  })
  const [name, email, ...rest] = positionals
  if (rest.length > 0 || (values.name !== undefined && name !== 'add')) return null
  if (name === 'list') return email ? null : { name }
  if (!email) return null
  if (name === 'add') return { name, email, person: values.name }
  return name === 'reset-password' || name === 'sign-out' ? { name, email } : null
}
