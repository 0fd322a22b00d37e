import { readFileSync } from 'node:fs'
import type { CDPSession } from '@playwright/test'
import { emptySite } from '../support/empty-site.ts'
import { fillFrontPage } from './fill-front-page.ts'
import { expect, ownSiteTest as test } from './journey.ts'
import { listLayoutShifts } from './list-layout-shifts.ts'

// The cost of a front page in bytes and requests, which do not depend on how busy the machine is.
const budgetsPath = new URL('../../bench/budgets.json', import.meta.url)
const { frontPage: budget } = JSON.parse(readFileSync(budgetsPath, 'utf8'))

async function listRequests(client: CDPSession) {
  const types = new Map<string, string>()
  const bytes = new Map<string, number>()
  await client.send('Network.enable')
  client.on('Network.requestWillBeSent', ({ requestId, type, request }) => {
    types.set(requestId, `${type} ${request.url}`)
  })
  client.on('Network.responseReceived', ({ requestId, response }) => {
    bytes.set(requestId, response.encodedDataLength)
  })
  client.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    bytes.set(requestId, encodedDataLength)
  })
  return () => [...types].map(([id, name]) => ({ name, bytes: bytes.get(id) ?? 0 }))
}

test('the front page with forty links keeps to its budgets', async ({ page, site }) => {
  // Restarted, because a server that just saw forty changes would notify the page of them.
  await site.restart(async () => {
    await emptySite(site)
    await fillFrontPage(site.db, budget.links)
  })
  const listMade = await listRequests(await page.context().newCDPSession(page))
  await page.goto(site.origin)
  await expect(page.getByRole('article').first()).toBeVisible()
  const shifts = await listLayoutShifts(page)
  const inlineScripts = await page.locator('script:not([src], [type="application/ld+json"])').count()
  const made = listMade()
  const cost = {
    links: budget.links,
    bytesOnTheWire: sum(made),
    requests: made.length,
    scriptBytes: sum(made.filter(({ name }) => name.startsWith('Script'))),
    otherHosts: made.filter(({ name }) => / https?:/.test(name) && !name.includes(site.origin)).length,
    inlineScripts,
    layoutShift: shifts.reduce((total, { value }) => total + value, 0),
  }
  test.info().annotations.push({ type: 'cost', description: JSON.stringify({ cost, made, shifts }) })
  for (const [name, most] of Object.entries(budget)) {
    expect(cost[name as keyof typeof cost], `${name}: ${JSON.stringify(made)}`).toBeLessThanOrEqual(
      Number(most),
    )
  }
})

function sum(requests: { bytes: number }[]): number {
  return requests.reduce((total, { bytes }) => total + bytes, 0)
}
