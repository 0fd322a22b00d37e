import { adminPath } from '../address/admin-path.ts'
import { shownMailAddress } from '../address/shown-domain.ts'
import { connect } from '../database/connect.ts'
import { readDatabaseTime } from '../database/database-clock.ts'
import { findWriteRefusal } from '../database/database-error.ts'
import { findAdministrator } from '../domain/accounts/add-account.ts'
import { closeDemoAccess } from '../domain/accounts/sessions.ts'
import { makeFirstSetupLink } from '../domain/accounts/setup-link.ts'
import type { Language } from '../text/language.ts'
import * as words from '../words/commands.ts'

/**
 * Says where to create the first account: no password works before that, and no session of a trial stays open. Null
 * once an administrator can sign in; while all are only invited, perhaps by links that a backup did not keep, the command for a
 * new link. Each start makes a new link, which invalidates the older one; if several machines start at
 * the same moment, one makes the link and the others say which one did. `place` names this start.
 */
export async function inviteAdministrator({
  databaseUrl,
  origin,
  place,
  language,
}: {
  databaseUrl: string
  origin: string
  place: string
  language: Language
}): Promise<string | null> {
  const db = connect({ url: databaseUrl, connectionsMax: 1, applicationName: 'chowk start' })
  try {
    await closeDemoAccess(db)
    const administrator = await findAdministrator(db)
    if (administrator) return describeAdministrator(administrator, language)
    const now = await readDatabaseTime(db)
    const link = await makeFirstSetupLink(db, { place, now })
    return link.ok
      ? words.createFirst(language, { url: setupUrl(origin, link.token) })
      : words.printedElsewhere(language, { place: link.madeOn })
  } catch (error) {
    // A full disk must not keep the site from being shown.
    if (findWriteRefusal(error)) return (await findAdministrator(db)) ? null : words.noLinkMade(language)
    throw error
  } finally {
    await db.destroy()
  }
}

function describeAdministrator(
  { email, isActive }: { email: string; isActive: boolean },
  language: Language,
): string | null {
  return isActive ? null : words.onlyInvited(language, { email: shownMailAddress(email) })
}

export function setupUrl(origin: string, token: string): string {
  return `${origin}${adminPath('/set-up/:token', { token })}`
}
