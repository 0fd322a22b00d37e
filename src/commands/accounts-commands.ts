import type { Db } from '../database/connect.ts'
import { findAccountId, listAccounts } from '../domain/accounts/account-queries.ts'
import { type AddAccountResult, addAccount } from '../domain/accounts/add-account.ts'
import type { Passwords } from '../domain/accounts/password.ts'
import { newSecretToken } from '../domain/accounts/secret-token.ts'
import { closeAllSessions } from '../domain/accounts/session-queries.ts'
import { makeSetupLink } from '../domain/accounts/setup-link.ts'
import { setupUrl } from '../process/invite-administrator.ts'
import { defaultLanguage } from '../text/language.ts'
import * as words from '../words/commands.ts'
import type { AccountsCommand } from './accounts-arguments.ts'

type CommandDeps = { db: Db; passwords: Passwords; origin: string; now: Date; print: (line: string) => void }

/** Runs one command and prints what came of it. The number is the exit code. */
export async function runAccountsCommand(command: AccountsCommand, deps: CommandDeps): Promise<number> {
  switch (command.name) {
    case 'add':
      return add(command, deps)
    case 'list':
      return list(deps)
    case 'reset-password':
      return withAccount(command.email, deps, id => offerPassword(id, { email: command.email, ...deps }))
    case 'sign-out':
      return withAccount(command.email, deps, async id => {
        await closeAllSessions(deps.db, id)
        deps.print(words.signedOut(defaultLanguage, { email: command.email }))
      })
  }
}

async function add({ email, person, role }: Extract<AccountsCommand, { name: 'add' }>, deps: CommandDeps) {
  const name = person ?? email.split('@')[0] ?? email
  // Nobody knows it: the link sets another.
  const added = await addAccount(deps.db, {
    email,
    name,
    role,
    password: newSecretToken(),
    passwords: deps.passwords,
  })
  if (!added.ok) {
    deps.print(describe(added.reason, email))
    return 1
  }
  deps.print(words.accountAdded(defaultLanguage, { email: added.account.email }))
  await offerPassword(added.account.id, { ...deps, email: added.account.email })
  return 0
}

async function offerPassword(id: string, { db, now, origin, email, print }: CommandDeps & { email: string }) {
  const token = await makeSetupLink(db, { accountId: id, now })
  print(words.canChoosePassword(defaultLanguage, { email, url: setupUrl(origin, token) }))
}

async function list({ db, print }: CommandDeps): Promise<number> {
  const accounts = await listAccounts(db)
  if (accounts.length === 0) print(words.noAccounts(defaultLanguage))
  for (const { email, name, isDemo, sessionCount, lastUsedAt } of accounts) {
    const use = lastUsedAt
      ? words.lastHere(defaultLanguage, { at: lastUsedAt.toISOString().slice(0, 16).replace('T', ' ') })
      : words.notSignedIn(defaultLanguage)
    const sessions = words.sessions(defaultLanguage, { count: sessionCount })
    print(`${email}  ${name}${isDemo ? `  ${words.demoOnly(defaultLanguage)}` : ''}  ${sessions}, ${use}`)
  }
  return 0
}

async function withAccount(
  email: string,
  { db, print }: CommandDeps,
  work: (id: string) => Promise<void>,
): Promise<number> {
  const id = await findAccountId(db, email)
  if (!id) {
    print(words.noAccount(defaultLanguage, { email }))
    return 1
  }
  await work(id)
  return 0
}

function describe(reason: Extract<AddAccountResult, { ok: false }>['reason'], email: string): string {
  switch (reason) {
    case 'bad-email':
      return words.badEmail(defaultLanguage, { email })
    case 'known-email':
      return words.knownEmail(defaultLanguage, { email })
    case 'no-name':
      return words.noName(defaultLanguage)
    default:
      throw new Error(`a random password was refused: ${reason}`)
  }
}
