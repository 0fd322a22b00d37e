import { beforeEach, expect, test } from 'vitest'
import { freshDatabase } from '../../../test/support/fresh-database.ts'
import { type SignedIn, signedInAdmin } from '../../../test/support/signed-in.ts'
import { makeSoftPasskey } from '../../../test/support/soft-authenticator.ts'
import { untilBlocked } from '../../../test/support/until-blocked.ts'
import { closeAllSessions, findSession } from '../accounts/sessions.ts'
import { addPasskey, beginPasskey } from './add-passkey.ts'
import { listPasskeys } from './passkey.ts'
import { findRelyingParty, makeChallenge } from './passkey-ceremony.ts'

const { db, now } = await freshDatabase()
const relyingParty = findRelyingParty('https://chowk.example') ?? { id: '', origin: '' }
const notVerified = { ok: false, reason: 'not-verified' }

let asha: SignedIn

beforeEach(async () => {
  await db.deleteFrom('accounts').execute()
  asha = await signedInAdmin(db, { now, name: 'Asha Devi' })
})

test('a device is asked for a passkey of this site that verifies the person', async () => {
  const account = {
    id: asha.accountId,
    email: asha.email,
    name: 'Asha Devi',
    role: 'editor',
    isDemo: false,
  } as const
  const { id } = await addOne()
  const creation = await beginPasskey(db, { account, relyingParty, siteName: 'The Chowk', now })
  expect(creation).toMatchObject({
    rp: { id: 'chowk.example', name: 'The Chowk' },
    user: { name: asha.email, displayName: 'Asha Devi' },
    excludeCredentials: [{ id, type: 'public-key' }],
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    attestation: 'none',
  })
  expect(creation.pubKeyCredParams.map(({ alg }) => alg)).toEqual([-7, -8, -257])
  const stored = await db.selectFrom('passkeyChallenges').selectAll().execute()
  expect(JSON.stringify(stored)).not.toContain(creation.challenge)
})

test.each([
  ['of another site', { origin: 'https://evil.example' }],
  ['for another host', { rpId: 'evil.example' }],
  ['without verification of the person', { isVerified: false }],
  ['of another kind', { type: 'webauthn.get' }],
  ['to a challenge of nobody', { challenge: 'a'.repeat(43) }],
])('a response %s adds nothing', async (_name, claim) => {
  const response = makeSoftPasskey().create({ challenge: await challengeOf(), ...claim })
  expect(await add(response)).toEqual(notVerified)
  expect(await listPasskeys(db, asha.accountId)).toEqual([])
})

test('a response with a certificate is refused before anything is fetched for it', async () => {
  const attStmt = new Map<string, unknown>([
    ['alg', -7],
    ['sig', new Uint8Array(70)],
    ['x5c', [new Uint8Array(300)]],
  ])
  const response = makeSoftPasskey().create({ challenge: await challengeOf() }, { fmt: 'packed', attStmt })
  expect(await add(response)).toEqual(notVerified)
})

test.each(['', '[]', '{"id":"x"}', 'x'.repeat(100_000)])(
  'the response %.20j adds nothing',
  async response => {
    expect(await add(response)).toEqual(notVerified)
  },
)

test('a challenge can be used once, by its account, for its purpose, within five minutes', async () => {
  const bim = await signedInAdmin(db, { now, name: 'Bim' })
  const ofBim = await makeChallenge(db, { purpose: 'add', accountId: bim.accountId, now })
  const toSignIn = await makeChallenge(db, { purpose: 'sign-in', accountId: null, now })
  for (const challenge of [ofBim, toSignIn])
    expect(await add(makeSoftPasskey().create({ challenge }))).toEqual(notVerified)
  const late = makeSoftPasskey().create({ challenge: await challengeOf() })
  expect(await add(late, new Date(now.getTime() + 300_000))).toEqual(notVerified)
  const response = makeSoftPasskey().create({ challenge: await challengeOf() })
  expect((await Promise.all([add(response), add(response)])).filter(({ ok }) => ok)).toHaveLength(1)
})

test('a newer challenge of the account invalidates the older one', async () => {
  const older = await challengeOf()
  await challengeOf()
  expect(await add(makeSoftPasskey().create({ challenge: older }))).toEqual(notVerified)
})

test('a passkey that already belongs to an account is added to no other', async () => {
  const own = await addOne()
  const bim = await signedInAdmin(db, { now, name: 'Bim' })
  const challenge = await makeChallenge(db, { purpose: 'add', accountId: bim.accountId, now })
  const response = own.create({ challenge })
  const sessionId = await sessionOf(bim)
  const added = { accountId: bim.accountId, sessionId, name: 'Phone', response, relyingParty, now }
  expect(await addPasskey(db, added)).toEqual(notVerified)
})

test('a passkey that is being added while its session ends elsewhere is not stored', async () => {
  const response = makeSoftPasskey().create({ challenge: await challengeOf() })
  const sessionId = await sessionOf(asha)
  const { accountId } = asha
  const adding = await db.transaction().execute(async tx => {
    await tx.selectFrom('accounts').select('id').where('id', '=', accountId).forUpdate().execute()
    const started = addPasskey(db, { accountId, sessionId, name: 'Phone', response, relyingParty, now })
    await untilBlocked(tx)
    await closeAllSessions(tx, accountId)
    return { started }
  })
  expect(await adding.started).toEqual({ ok: false, reason: 'signed-out' })
  expect(await listPasskeys(db, accountId)).toEqual([])
})

test('an account has at most ten passkeys', async () => {
  for (let n = 0; n < 10; n += 1) await addOne()
  const response = makeSoftPasskey().create({ challenge: await challengeOf() })
  expect(await add(response)).toEqual({ ok: false, reason: 'too-many' })
})

test.each([
  ['https://news.example', 'news.example'],
  ['https://news.example:8443', 'news.example'],
  ['http://localhost:3000', 'localhost'],
  ['http://news.example', null],
  ['https://192.0.2.1', null],
  ['http://127.0.0.1:3000', null],
  ['https://[2001:db8::1]', null],
])('at %s passkeys belong to %s', (origin, id) => {
  expect(findRelyingParty(origin)?.id ?? null).toBe(id)
})

async function challengeOf(): Promise<string> {
  return makeChallenge(db, { purpose: 'add', accountId: asha.accountId, now })
}

async function add(response: string, at = now) {
  const sessionId = await sessionOf(asha)
  const { accountId } = asha
  return addPasskey(db, { accountId, sessionId, name: 'Phone', response, relyingParty, now: at })
}

async function sessionOf({ token }: SignedIn): Promise<string> {
  return (await findSession(db, token, now))?.id ?? ''
}

async function addOne() {
  const made = makeSoftPasskey()
  expect(await add(made.create({ challenge: await challengeOf() }))).toEqual({ ok: true })
  return made
}
