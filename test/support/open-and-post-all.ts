import type { Db } from '../../src/database/connect.ts'
import { type PostedForm, readForms } from './read-forms.ts'
import { signedInAdmin } from './signed-in.ts'
import { testApp, testMail } from './test-app.ts'

// They end the session of the walk, or need a second database.
const leftOut = ['/admin/log-out', '/admin/settings/backup/download']

type App = ReturnType<typeof testApp>

/** Opens each address as an administrator, then posts each form of these pages as it is. */
export async function openAndPostAll(
  db: Db,
  { now, listAddresses }: { now: Date; listAddresses: (app: App) => readonly string[] },
): Promise<void> {
  const app = testApp(db, { mail: testMail, now: () => now, wait: async () => undefined })
  const headers = { cookie: (await signedInAdmin(db, { now })).cookie }
  const forms: PostedForm[] = []
  for (const address of listAddresses(app)) {
    const response = await app.request(address, { headers })
    const text = await response.text()
    if (/^text\/html/.test(response.headers.get('content-type') ?? ''))
      forms.push(...readForms(text, address))
  }
  for (const form of new Map(forms.map(each => [`${each.action} ${each.button}`, each])).values()) {
    if (leftOut.includes(form.action)) continue
    const body = form.isMultipart ? new FormData() : new URLSearchParams()
    for (const [name, value] of form.fields) body.append(name, value)
    const response = await app.request(form.action, { method: 'POST', body, headers })
    await response.text()
  }
}
