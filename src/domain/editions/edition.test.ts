import { expect, test } from 'vitest'
import { freshDatabase } from '../../../test/support/fresh-database.ts'
import { getSettings } from '../settings/settings-queries.ts'
import { settingsIn } from './edition.ts'

const texts = { siteName: '', tagline: '', siteDescription: '' }
const { db } = await freshDatabase()
// Of a new installation.
const settings = { ...(await getSettings(db)), editions: { hi: texts, ta: texts } }

test('an edition without texts of its own shows the default texts in its language', () => {
  expect(settingsIn('hi', settings)).toMatchObject({
    siteName: 'Chowk',
    tagline: 'आपका भरोसेमंद समाचार स्रोत',
    siteDescription: 'हर राजनीतिक पक्ष की भारतीय खबरें, एक जगह।',
  })
  expect(settingsIn('ta', settings).tagline).toMatch(/^[\p{Script=Tamil} ]+$/u)
  expect(settingsIn('ta', settings).siteDescription).toMatch(/^[\p{Script=Tamil} ,.]+$/u)
})

test("the site's own texts and the texts of the edition are kept", () => {
  const named = { ...settings, tagline: 'News of Pune', siteDescription: '' }
  expect(settingsIn('hi', named)).toMatchObject({ tagline: 'News of Pune', siteDescription: '' })
  const editions = { hi: { ...texts, tagline: 'पुणे की खबरें' } }
  expect(settingsIn('hi', { ...named, editions }).tagline).toBe('पुणे की खबरें')
})
