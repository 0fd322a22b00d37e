import { expect, test } from 'vitest'
import { openSession } from '../src/domain/accounts/sessions.ts'
import { setRows } from './support/builders.ts'
import { hostileKinds } from './support/hostile-strings.ts'
import { addOneOfEverything } from './support/one-of-everything.ts'
import { publicSite } from './support/public-site.ts'
import { type PostedForm, readForms } from './support/read-forms.ts'
import { signedInAdmin } from './support/signed-in.ts'
import { listSiteAddresses } from './support/site-addresses.ts'
import { testMail } from './support/test-app.ts'

// Every form of the site as an administrator posts it from a browser without scripts. All forms are read before the first
// of them is posted, so later ones also name records that others have changed or deleted.

const { db, app } = await publicSite({ mail: testMail })
const now = new Date('2026-01-02T06:30:00Z')
const { cookie, accountId } = await signedInAdmin(db, { now })
const records = await addOneOfEverything(db, now)
await setRows(db, 'settings', { tipsEnabled: true, editorialLogEnabled: true, newsletterLanguages: 'en' })

// They need a second database, or end the session that all others need.
const leftOut = ['/admin/settings/backup/download', '/admin/log-out']

const forms: PostedForm[] = []
const patterns = app.listRoutes().map(({ pattern }) => pattern)
for (const address of listSiteAddresses(patterns, records).flatMap(route => route.address ?? [])) {
  const response = await app.request(address, { headers: { cookie } })
  const isPage = response.headers.get('content-type')?.startsWith('text/html')
  if (isPage) forms.push(...readForms(await response.text(), address))
  else await response.body?.cancel()
}
const posted = [...new Map(forms.map(form => [`${form.action} ${form.button}`, form])).values()].filter(
  ({ action }) => !leftOut.includes(action),
)

type Answer = PostedForm & { sent: [string, string][]; status: number; text: string }

/** With `text` in each field that a person types in, or as the page has them. */
async function post(form: PostedForm, text: string | null): Promise<Answer> {
  const sent = form.fields.map(([name, value]): [string, string] => [
    name,
    text !== null && form.typed.includes(name) ? text : value,
  ])
  const fields = form.isMultipart ? new FormData() : new URLSearchParams()
  for (const [name, value] of sent) fields.append(name, value)
  // Some forms end all sessions.
  const token = await openSession(db, { accountId, device: 'Test/1.0', address: '127.0.0.1', now })
  const headers = { cookie: `__Host-session=${token}` }
  const response = await app.request(form.action, { method: 'POST', body: fields, headers })
  return { ...form, sent, status: response.status, text: await response.text() }
}

async function postAll(text: string | null): Promise<Answer[]> {
  const answers: Answer[] = []
  for (const form of posted) answers.push(await post(form, text))
  return answers
}

const name = ({ page, button, status }: Answer) => `${page} [${button}] ${status}`

// Its fields pick a time, and no browser sends a text from them; a refused row shows the stored time again.
const picksTimesOnly = '/admin/queue/scheduled'

test('a refused form keeps what was typed', async () => {
  const typed = 'typed by Asha'
  const lost = (await postAll(typed)).filter(
    ({ status, sent, text }) =>
      status >= 400 && sent.some(([, value]) => value === typed) && !text.includes(typed),
  )
  expect(lost.filter(({ page }) => page !== picksTimesOnly).map(name)).toEqual([])
})

const [short, long] = [
  hostileKinds.filter(text => text.length <= 50),
  hostileKinds.filter(text => text.length > 50),
]

test.each([
  ['empty fields', ''],
  ['hostile texts', short.join(' ')],
  ['long hostile texts', long.join('')],
  ['the fields as they are', null],
])('%s are saved, or refused with a reason', async (_name, text) => {
  const answers = await postAll(text)
  expect(answers.length).toBeGreaterThan(50)
  const refused = answers.filter(({ status }) => status >= 400)
  expect(refused.filter(({ status }) => status >= 500).map(name)).toEqual([])
  expect(refused.filter(answer => !/role="alert"|<h1/.test(answer.text)).map(name)).toEqual([])
})
