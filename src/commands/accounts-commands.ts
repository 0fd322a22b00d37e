import { parseArgs } from 'node:util'
import { shownMailAddress } from '../address/shown-domain.ts'
import type { Db } from '../database/connect.ts'
import { findAccountId, listAccounts } from '../domain/accounts/account-queries.ts'
import { authorizeCommand } from '../domain/accounts/authorize.ts'
import type { Passwords } from '../domain/accounts/password.ts'
import { type Role, readRole } from '../domain/accounts/role.ts'
import type { MadeLink } from '../domain/accounts/setup-link.ts'
import { type InviteResult, inviteAccount } from '../domain/manage-accounts/invite-account.ts'
import {
  type AccountRefusal,
  renewSetupLink,
  setAccountRole,
  signAccountOut,
  switchAccountOff,
  switchAccountOn,
  turnSecondFactorOff,
} from '../domain/manage-accounts/manage-account.ts'
import { setupUrl } from '../process/invite-administrator.ts'
import type { Language } from '../text/language.ts'
import { selectCase } from '../text/select-case.ts'
import * as words from '../words/commands.ts'
import { type ReadCommand, readCommand, refuseWord } from './run-command-line.ts'

type AccountsCommand =
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

type CommandDeps = {
  db: Db
  passwords: Passwords
  origin: string
  now: Date
  language: Language
  print: (line: string) => void
}

const by = authorizeCommand('#command-line')

/** Runs one command and prints its outcome. Returns the exit code. */
export async function runAccountsCommand(command: AccountsCommand, deps: CommandDeps): Promise<number> {
  switch (command.name) {
    case 'add':
      return add(command, deps)
    case 'list':
      return list(deps)
    default:
      return withAccount(command.email, deps, managing => manage(command, { ...deps, managing }))
  }
}

async function add(
  { email, person, role }: Extract<AccountsCommand, { name: 'add' }>,
  { db, passwords, now, origin, language, print }: CommandDeps,
) {
  const name = person ?? email.split('@')[0] ?? email
  const added = await inviteAccount(db, { email, name, role, by, passwords, now })
  if (!added.ok) {
    print(describe(added.reason, { email, language }))
    return 1
  }
  print(words.accountAdded(language, { email: shownMailAddress(added.email) }))
  print(describeLink(added.email, { link: added.link, origin, language }))
  return 0
}

function describeLink(
  email: string,
  { link, origin, language }: { link: MadeLink; origin: string; language: Language },
): string {
  const { token, days } = link
  return words.canChoosePassword(language, {
    email: shownMailAddress(email),
    days,
    url: setupUrl(origin, token),
  })
}

type Managing = { id: string; by: typeof by; now: Date }
type ManageCommand = Exclude<AccountsCommand, { name: 'add' | 'list' }>

async function manage(
  command: ManageCommand,
  { db, origin, language, print, managing }: CommandDeps & { managing: Managing },
): Promise<number> {
  const { email } = command
  const done = await carryOut(command, { db, managing })
  if (!done.ok) {
    print(words.accountRefused(language, { email, reason: selectCase(done.reason) }))
    return 1
  }
  switch (command.name) {
    case 'role':
      print(words.roleSet(language, { email, role: command.role }))
      break
    case 'reset-password':
      print(done.link ? describeLink(email, { link: done.link, origin, language }) : '')
      break
    default:
      print(outcomeTexts[command.name](language, { email }))
  }
  return 0
}

const outcomeTexts = {
  'sign-out': words.signedOut,
  'switch-off': words.switchedOff,
  'switch-on': words.switchedOn,
  'second-factor': words.secondFactorOff,
}

function carryOut(
  command: ManageCommand,
  { db, managing }: { db: Db; managing: Managing },
): Promise<{ ok: true; link?: MadeLink } | { ok: false; reason: AccountRefusal }> {
  switch (command.name) {
    case 'role':
      return setAccountRole(db, { ...managing, role: command.role })
    case 'reset-password':
      return renewSetupLink(db, managing)
    case 'sign-out':
      return signAccountOut(db, managing)
    case 'switch-off':
      return switchAccountOff(db, managing)
    case 'switch-on':
      return switchAccountOn(db, managing)
    case 'second-factor':
      return turnSecondFactorOff(db, managing)
  }
}

async function list({ db, language, print }: CommandDeps): Promise<number> {
  const accounts = await listAccounts(db)
  if (accounts.length === 0) print(words.noAccounts(language))
  for (const { email, name, role, isOff, isInvited, isDemo, sessionCount, lastUsedAt } of accounts) {
    const kind = words.roleName(language, { role })
    const state =
      isOff || isInvited ? `, ${words.accountState(language, { state: isOff ? 'off' : 'invited' })}` : ''
    const use = lastUsedAt
      ? words.lastHere(language, { at: lastUsedAt.toISOString().slice(0, 16).replace('T', ' ') })
      : words.notSignedIn(language)
    const sessions = words.sessions(language, { count: sessionCount })
    print(
      `${shownMailAddress(email)}  ${name}  ${kind}${state}${isDemo ? `  ${words.demoOnly(language)}` : ''}  ${sessions}, ${use}`,
    )
  }
  return 0
}

async function withAccount(
  email: string,
  { db, now, language, print }: CommandDeps,
  work: (managing: Managing) => Promise<number>,
): Promise<number> {
  const id = await findAccountId(db, email)
  if (id) return work({ id, by, now })
  print(words.noAccount(language, { email }))
  return 1
}

function describe(
  reason: Extract<InviteResult, { ok: false }>['reason'],
  { email, language }: { email: string; language: Language },
): string {
  switch (reason) {
    case 'bad-email':
      return words.badEmail(language, { email })
    case 'known-email':
      return words.knownEmail(language, { email })
    case 'no-name':
      return words.noName(language)
    case 'long-name':
      return words.longName(language)
    case 'not-administrator':
      throw new Error('a command was refused as no administrator')
  }
}
