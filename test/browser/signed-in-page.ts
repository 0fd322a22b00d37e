import type { Page } from '@playwright/test'
import type { Role } from '../../src/domain/accounts/role.ts'
import { openSession } from '../../src/domain/accounts/sessions.ts'
import { setCookie } from '../../src/http/cookies.ts'
import { addPerson } from '../support/authorized.ts'
import type { Site } from '../support/start-site.ts'

export type Editor = { accountId: string; email: string; password: string }

/** A new person of the site for each call; an administrator by default. */
export async function addEditor(
  site: Site,
  name = 'Ravi Kumar',
  role: Role = 'administrator',
): Promise<Editor> {
  const mailbox = `${name.toLowerCase().replaceAll(' ', '.')}.${Date.now()}`
  const { account, ...secrets } = await addPerson(site.db, { name, role, mailbox })
  return { accountId: account.id, ...secrets }
}

/**
 * Gives the browser a session without using the login page, which has a separate journey. `person`'s name and role
 * matter only if a page shows them.
 */
export async function signInPage(
  page: Page,
  site: Site,
  ...person: [name?: string, role?: Role]
): Promise<Editor> {
  const editor = await addEditor(site, ...person)
  const { accountId } = editor
  const opened = { accountId, device: 'Chromium', address: '127.0.0.1', now: new Date() }
  const token = await openSession(site.db, opened)
  const [name = ''] = setCookie('session', token, site.origin).split('=')
  await page.context().addCookies([{ name, value: token, url: site.origin, httpOnly: true, sameSite: 'Lax' }])
  return editor
}

/** Ages the session's last password check, so that sensitive actions ask for the password again. */
export async function ageProof(site: Site, { accountId }: Editor): Promise<void> {
  const provedAt = new Date(Date.now() - 11 * 60_000)
  await site.db.updateTable('sessions').set({ provedAt }).where('accountId', '=', accountId).execute()
}
