import { expect, test } from 'vitest'
import { authorizedAdministrator } from '../../../test/support/authorized.ts'
import { freshDatabase } from '../../../test/support/fresh-database.ts'
import { describeFieldProblem } from '../field-problem.ts'
import { listRevisionsOf } from '../revisions/revision-queries.ts'
import { undoBatch } from '../revisions/undo/undo.ts'
import { getEditedSettings } from './edited-settings-queries.ts'
import { adsSchema, appearanceSchema, generalSchema } from './settings-schema.ts'
import { updateSettings } from './update-settings.ts'

const { db } = await freshDatabase()
const by = await authorizedAdministrator(db)
const now = new Date('2026-01-02T12:00:00Z')

test('a tab is saved separately, with a revision, and can be undone', async () => {
  const before = await getEditedSettings(db)
  const input = appearanceSchema.parse({
    primaryColor: '#AA2200',
    logoUrl: '/logo.svg',
    faviconUrl: '',
    showImages: true,
  })
  const updated = await updateSettings(db, { input, version: before.version, by, now })
  if (!updated.ok) throw new Error(updated.reason)
  const after = await getEditedSettings(db)
  expect(after).toEqual({
    ...before,
    primaryColor: '#aa2200',
    logoUrl: '/logo.svg',
    version: before.version + 1,
  })
  const [revision] = await listRevisionsOf(db, after.id, 1)
  expect(revision).toMatchObject({ action: 'update', accountName: 'Asha Devi', recordTable: 'settings' })
  expect((await undoBatch(db, { batchId: updated.batchId, by, now })).ok).toBe(true)
  expect(await getEditedSettings(db)).toEqual({ ...before, version: before.version + 2 })
})

test('only one of many saves of the same version succeeds', async () => {
  const { version } = await getEditedSettings(db)
  const saves = Array.from({ length: 10 }, (_, i) =>
    updateSettings(db, { input: general({ siteName: `Site ${i}` }), version, by, now }),
  )
  const results = await Promise.all(saves)
  expect(results.filter(result => result.ok)).toHaveLength(1)
  expect((await getEditedSettings(db)).version).toBe(version + 1)
})

test.each([
  ['', 'Site name is required'],
  ['x'.repeat(101), 'Use at most 100 characters'],
])('the site name %j is refused', (siteName, message) => {
  expect(messages(generalSchema.safeParse({ ...emptyGeneral, siteName }))).toEqual([message])
})

test.each(['nobody', 'a@b', 'a b@c.example', 'a@b.example?subject=x'])(
  '%j is not an e-mail address',
  contactEmail => {
    expect(messages(generalSchema.safeParse({ ...emptyGeneral, siteName: 'x', contactEmail }))).toEqual([
      'Please enter a valid email address',
    ])
  },
)

test.each(['javascript:alert(1)', '//evil.example/x.png', 'http://x.example/a.png', 'logo.png', '/\\evil'])(
  '%j is not an address of a logo',
  logoUrl => {
    const parsed = appearanceSchema.safeParse({
      primaryColor: '#1a2b4a',
      logoUrl,
      faviconUrl: '',
      showImages: true,
    })
    expect(messages(parsed)).toEqual(['Enter an https address, or a path that begins with /'])
  },
)

test.each(['red', '#12', '#12345g', '#1234567', 'url(x)'])('%j is not a colour', primaryColor => {
  expect(
    appearanceSchema.safeParse({ primaryColor, logoUrl: '', faviconUrl: '', showImages: true }).success,
  ).toBe(false)
})

test.each([
  ['', true],
  ['pub-1234567890123456', true],
  ['pub-123456789012345', false],
  ['ca-pub-1234567890123456', false],
  ['pub-1234567890123456x', false],
])('publisher id %j: %j', (adsPublisherId, isGood) => {
  const slots = {
    adsEnabled: true,
    adsHeader: true,
    adsSidebar: true,
    adsContent: true,
    adsFooter: true,
    adsHeaderUnit: '',
    adsSidebarUnit: '',
    adsContentUnit: '',
    adsFooterUnit: '',
  }
  expect(adsSchema.safeParse({ adsPublisherId, ...slots }).success).toBe(isGood)
})

const emptyGeneral = {
  tagline: '',
  siteDescription: '',
  contactEmail: '',
  tipsEnabled: false,
  editorialLogEnabled: false,
  mostReadEnabled: false,
  offlineEnabled: true,
}

function general(fields: { siteName: string }) {
  return generalSchema.parse({ ...emptyGeneral, ...fields })
}

function messages(
  parsed: ReturnType<typeof generalSchema.safeParse> | ReturnType<typeof appearanceSchema.safeParse>,
) {
  return parsed.error?.issues.map(issue => describeFieldProblem(issue.message, 'en')) ?? []
}
