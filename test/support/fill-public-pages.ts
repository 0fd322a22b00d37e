import type { Db } from '../../src/database/connect.ts'
import { addCorrection } from '../../src/domain/corrections/write-correction.ts'
import { addStory } from './add-story.ts'
import { authorizedEditor } from './authorized.ts'
import { addCategory, addNewsLink, addRow, setRows } from './builders.ts'

const leans = ['left', 'lean-left', 'centre', 'lean-right', 'right'] as const
const rating = { leanSource: 'सर्वेक्षण', leanRatedOn: '2026-01-01', leanNote: 'टिप्पणी' }
const ownership = { owner: 'न्यास', ownerSource: 'https://registry.example/', ownerAsOf: '2026-01-01' }

/**
 * Fills every part of the public pages: a story of five rated outlets, corrections, pages, tips. The records contain no
 * plain Latin letters, so text with one comes from the interface. Returns the id of a rated outlet.
 */
export async function fillPublicPages(db: Db, now: Date): Promise<string> {
  const site = { siteName: 'चौक', tagline: 'नारा', siteDescription: 'विवरण', metaKeywords: 'शब्द' }
  const offers = { tipsEnabled: true, newsletterLanguages: 'en', editorialLogEnabled: true, contactEmail: '' }
  await setRows(db, 'settings', { ...site, metaTitle: '', metaDescription: '', ...offers })
  await addCategory(db, { name: 'खाली', slug: 'empty' })
  const { id: category } = await addCategory(db, { name: 'Ñéẃš', slug: 'world' })
  const by = await authorizedEditor(db, 'संपादक')
  const links = []
  for (const [n, lean] of leans.entries()) {
    const outlet = await addRow(db, 'outlets', {
      name: `पत्र ${n}`,
      homeUrl: `https://home-${n}.example/`,
      lean,
      ...rating,
      ...ownership,
    })
    const publishedAt = new Date(now.getTime() - (n + 1) * 1_800_000)
    const url = `https://home-${n}.example/1`
    const texts = {
      title: `बाढ़ ${n}: तीन गाँव खाली`,
      source: `पत्र ${n}`,
      description: 'विवरण',
      language: 'hi',
    }
    const times = { publishedAt, createdAt: publishedAt }
    links.push(
      await addNewsLink(db, { category, url, outletId: outlet.id, featured: true, ...texts, ...times }),
    )
  }
  const title = { title: 'समाचार', source: 'पत्र', category }
  for (let n = 0; n < 40; n += 1) await addNewsLink(db, { ...title, createdAt: now, publishedAt: now })
  await addStory(db, { links, slug: 'flood', title: 'बाढ़', heat: 100 })
  for (const { id } of links.slice(0, 2))
    await addCorrection(db, { of: { kind: 'link', id }, input: { text: 'सुधार' }, by, now })
  return links[0]?.outletId ?? ''
}
