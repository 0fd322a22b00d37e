import { beforeEach, expect, test } from 'vitest'
import { setRow } from '../../../test/support/builders.ts'
import { cheapPasswords } from '../../../test/support/cheap-passwords.ts'
import { freshDatabase } from '../../../test/support/fresh-database.ts'
import { type SignedIn, signedInAdmin } from '../../../test/support/signed-in.ts'
import { makeSoftPasskey, type SoftPasskey } from '../../../test/support/soft-authenticator.ts'
import { addDemoAccount } from '../accounts/add-account.ts'
import { closeSession, findSession, openSession } from '../accounts/sessions.ts'
import { makeSetupLink, resetPassword } from '../accounts/setup-link.ts'
import { addPasskey } from './add-passkey.ts'
import { listPasskeys, removePasskey } from './passkey.ts'
import { findRelyingParty, makeChallenge, userHandleOf } from './passkey-ceremony.ts'
import { beginPasskeySignIn, type PasskeySignIn, signInWithPasskey } from './sign-in-with-passkey.ts'

const { db, now } = await freshDatabase()
const relyingParty = findRelyingParty('https://chowk.example') ?? { id: '', origin: '' }
const asked = { relyingParty, address: '192.0.2.1', device: 'Firefox', deviceToken: null, demo: false, now }
const notVerified = { ok: false, reason: 'not-verified' }

let asha: SignedIn
let passkey: SoftPasskey

beforeEach(async () => {
  for (const table of ['attempts', 'passkeyChallenges', 'accounts'] as const)
    await db.deleteFrom(table).execute()
  asha = await signedInAdmin(db, { now, name: 'Asha Devi' })
  passkey = await addFor(asha.accountId)
})

test.each(['ES256', 'EdDSA', 'RS256'] as const)(
  'a passkey with %s opens a session of its account',
  async algorithm => {
    const own = await addFor(asha.accountId, makeSoftPasskey({ algorithm }))
    const result = await signInBy(own)
    const session = result.ok ? await findSession(db, result.sessionToken, now) : null
    expect(session?.account).toMatchObject({ id: asha.accountId, name: 'Asha Devi', role: 'administrator' })
    expect(await listPasskeys(db, asha.accountId)).toMatchObject([{ lastUsedAt: now }, { lastUsedAt: null }])
  },
)

test.each([
  ['of another site', { origin: 'https://evil.example' }],
  ['for another host', { rpId: 'evil.example' }],
  ['without verification of the person', { isVerified: false }],
  ['that made a passkey', { type: 'webauthn.create' }],
  ['for another account', { userHandle: userHandleOf('00000000-0000-7000-8000-00000000dead') }],
  ['with a challenge of nobody', { challenge: 'a'.repeat(43) }],
])('a response %s opens nothing', async (_name, claim) => {
  expect(await signInBy(passkey, {}, claim)).toEqual(notVerified)
  expect(await signInBy(passkey)).toMatchObject({ ok: true })
})

test('a signature of another device opens nothing', async () => {
  const forged = { ...makeSoftPasskey(), id: passkey.id }
  const response = JSON.parse(forged.get({ challenge: await askChallenge(), userHandle: handle() }))
  expect(
    await signInWithPasskey(db, { ...asked, response: JSON.stringify({ ...response, id: passkey.id }) }),
  ).toEqual(notVerified)
})

test.each([
  '',
  'null',
  '{}',
  '[',
  '{"id":"x","type":"public-key","response":{"clientDataJSON":"e30"}}',
  '\0',
])('the response %j opens nothing', async response => {
  expect(await signInWithPasskey(db, { ...asked, response })).toEqual(notVerified)
})

test('a response opens one session, even if it arrives twice at once', async () => {
  const response = passkey.get({ challenge: await askChallenge(), userHandle: handle() })
  const results = await Promise.all([1, 2].map(() => signInWithPasskey(db, { ...asked, response })))
  expect(results.filter(({ ok }) => ok)).toHaveLength(1)
  expect(await signInWithPasskey(db, { ...asked, response })).toEqual(notVerified)
})

test('a challenge is valid for five minutes', async () => {
  const at = (ms: number) => new Date(now.getTime() + ms)
  expect(await signInBy(passkey, { now: at(299_999) })).toMatchObject({ ok: true })
  expect(await signInBy(passkey, { now: at(300_000) })).toEqual(notVerified)
  await askChallenge(at(600_000))
  expect(await db.selectFrom('passkeyChallenges').select('expiresAt').execute()).toEqual([
    { expiresAt: at(900_000) },
  ])
})

test('a challenge for adding a passkey cannot be used to sign in', async () => {
  const challenge = await makeChallenge(db, { purpose: 'add', accountId: asha.accountId, now })
  expect(await signInBy(passkey, {}, { challenge })).toEqual(notVerified)
})

test('a counter that does not increase indicates a copy, and is refused', async () => {
  expect(await signInBy(passkey, {}, { counter: 5 })).toMatchObject({ ok: true })
  for (const counter of [5, 4, 0]) expect(await signInBy(passkey, {}, { counter })).toEqual(notVerified)
  expect(await signInBy(passkey, {}, { counter: 2 ** 32 - 1 })).toMatchObject({ ok: true })
})

test('two responses with the same counter open one session, whichever machines verify them', async () => {
  const responses = [await askChallenge(), await askChallenge()].map(challenge =>
    passkey.get({ challenge, counter: 7, userHandle: handle() }),
  )
  const results = await Promise.all(responses.map(response => signInWithPasskey(db, { ...asked, response })))
  expect(results.filter(({ ok }) => ok)).toHaveLength(1)
})

test('a passkey of an account that is off is refused, and works again once it is on', async () => {
  const turn = (isOff: boolean) => setRow(db, 'accounts', asha.accountId, { isOff })
  await turn(true)
  expect(await signInBy(passkey)).toEqual(notVerified)
  await turn(false)
  expect(await signInBy(passkey)).toMatchObject({ ok: true })
})

test('a removed passkey opens nothing; only its own account can remove it', async () => {
  const id = (await listPasskeys(db, asha.accountId))[0]?.id ?? ''
  const bim = await signedInAdmin(db, { now, name: 'Bim' })
  await removePasskey(db, { id, accountId: bim.accountId })
  expect(await signInBy(passkey)).toMatchObject({ ok: true })
  await removePasskey(db, { id, accountId: asha.accountId })
  expect(await signInBy(passkey)).toEqual(notVerified)
})

test('the link for a forgotten password removes all passkeys of its account, and of no other', async () => {
  const bim = await signedInAdmin(db, { now, name: 'Bim' })
  await addFor(bim.accountId)
  const { token } = await makeSetupLink(db, { accountId: asha.accountId, isInvited: false, now })
  expect(await signInBy(passkey)).toMatchObject({ ok: true })
  await resetPassword(db, { token, password: 'eight green lanterns', passwords: cheapPasswords, now })
  expect(await signInBy(passkey)).toEqual(notVerified)
  expect(await listPasskeys(db, bim.accountId)).toHaveLength(1)
})

test('the demo account can sign in only in demo mode', async () => {
  await addDemoAccount(db, cheapPasswords)
  const demo = await db
    .selectFrom('accounts')
    .select('id')
    .where('isDemo', '=', true)
    .executeTakeFirstOrThrow()
  const own = await addFor(demo.id)
  const claim = { userHandle: userHandleOf(demo.id) }
  expect(await signInBy(own, {}, claim)).toEqual(notVerified)
  expect(await signInBy(own, { demo: true }, claim)).toMatchObject({ ok: true })
})

test('ten failing responses of an address are checked in five minutes; correct ones do not count', async () => {
  for (let n = 0; n < 12; n += 1) expect(await signInBy(passkey)).toMatchObject({ ok: true })
  const wrong = () => signInWithPasskey(db, { ...asked, response: '' })
  const results = await Promise.all(Array.from({ length: 15 }, wrong))
  expect(results.filter(result => !result.ok && result.reason === 'not-verified')).toHaveLength(10)
  expect(await wrong()).toEqual({ ok: false, reason: 'throttled', retryAfterSeconds: 300 })
  expect(await signInBy(passkey, { address: '192.0.2.2' })).toMatchObject({ ok: true })
})

test('an address gets thirty challenges in five minutes', async () => {
  const begin = (at = now) => beginPasskeySignIn(db, { relyingParty, address: '192.0.2.3', now: at })
  const results = await Promise.all(Array.from({ length: 35 }, () => begin()))
  expect(results.filter(({ ok }) => ok)).toHaveLength(30)
  expect(await begin()).toEqual({ ok: false, reason: 'throttled', retryAfterSeconds: 300 })
  expect(await begin(new Date(now.getTime() + 300_000))).toMatchObject({ ok: true })
})

test('a browser that signed in before stays trusted', async () => {
  const first = await signInBy(passkey)
  const deviceToken = first.ok ? first.deviceToken : null
  expect(await signInBy(passkey, { deviceToken })).toMatchObject({ ok: true, deviceToken })
})

function handle(): string {
  return userHandleOf(asha.accountId)
}

async function addFor(accountId: string, made = makeSoftPasskey()): Promise<SoftPasskey> {
  const challenge = await makeChallenge(db, { purpose: 'add', accountId, now })
  const response = made.create({ challenge })
  const token = await openSession(db, { accountId, device: '', address: '', now })
  const sessionId = (await findSession(db, token, now))?.id ?? ''
  const added = { accountId, sessionId, name: 'Phone', response, relyingParty, now }
  expect(await addPasskey(db, added)).toEqual({ ok: true })
  await closeSession(db, { id: sessionId, accountId })
  return made
}

async function askChallenge(at = now): Promise<string> {
  return makeChallenge(db, { purpose: 'sign-in', accountId: null, now: at })
}

async function signInBy(
  own: SoftPasskey,
  change: Partial<PasskeySignIn> = {},
  claim: Partial<Parameters<SoftPasskey['get']>[0]> = {},
) {
  const response = own.get({ challenge: await askChallenge(), userHandle: handle(), ...claim })
  return signInWithPasskey(db, { ...asked, response, ...change })
}
