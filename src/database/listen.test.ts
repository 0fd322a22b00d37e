import { EventEmitter } from 'node:events'
import { sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import {
  addCategory,
  addNewsLink,
  addRow,
  addWaitingEntry,
  setRow,
  setRows,
} from '../../test/support/builders.ts'
import { freshDatabase } from '../../test/support/fresh-database.ts'
import { untilEvent } from '../../test/support/until.ts'
import { announceNewsTogether, announceTogether, type ChangeOrReset } from './changes.ts'
import { listenForChanges } from './listen.ts'

const { db, url } = await freshDatabase()

/** Listens until the first reset, which every listener gets. */
async function collectChanges() {
  const heard: ChangeOrReset[] = []
  const paces: string[] = []
  const told: string[] = []
  const arrivals = new EventEmitter()
  const listener = listenForChanges({ url, onTrouble: () => undefined })
  listener.subscribe((change, pace) => {
    heard.push(change)
    paces.push(`${change} ${pace}`)
    arrivals.emit('arrival')
  })
  listener.queue.subscribe(change => told.push(change))
  onTestFinished(() => listener.close())
  const until = (condition: () => boolean) =>
    untilEvent(`changes arrived, ${condition}`, condition, { source: arrivals, name: 'arrival' })
  await until(() => heard.includes('reset'))
  return { heard, paces, told, until, listener }
}

test('each committed change is received once, with its target', async () => {
  const { heard, until } = await collectChanges()
  const category = await addCategory(db)
  await addNewsLink(db, { category: category.id })
  await setRows(db, 'settings', { siteName: 'Renamed' })
  await addRow(db, 'siteLinks', { type: 'about', title: 'About', content: '<p>Us</p>' })
  await until(() => heard.includes('page:about'))
  expect(heard).toEqual(['reset', 'categories', `news:${category.id}`, 'settings', 'page:about'])
})

test('a transaction may announce its changes as `together`; of all others only new links are not `at-once`', async () => {
  const { until, heard, paces } = await collectChanges()
  const { id } = await addCategory(db)
  await db.transaction().execute(async tx => {
    await announceTogether(tx)
    await addNewsLink(tx, { category: id })
  })
  const link = await addNewsLink(db, { category: id })
  await setRow(db, 'newsLinks', link.id, { title: 'Corrected' })
  await db.transaction().execute(async tx => {
    await addNewsLink(tx, { category: id })
    await tx.deleteFrom('newsLinks').where('id', '=', link.id).execute()
  })
  await until(() => heard.length === 7)
  expect(paces).toEqual([
    'reset at-once',
    'categories at-once',
    `news:${id} together`,
    `news:${id} adding`,
    `news:${id} at-once`,
    `news:${id} adding`,
    `news:${id} at-once`,
  ])
})

test('links whose pictures arrived are announced together, each category once', async () => {
  const { until, heard, paces } = await collectChanges()
  await announceNewsTogether(db, new Set(['a', 'b', 'a']))
  await until(() => heard.length === 3)
  expect(paces).toEqual(['reset at-once', 'news:a together', 'news:b together'])
})

test('rolled-back changes are never received', async () => {
  const { heard, until } = await collectChanges()
  const work = db.transaction().execute(async tx => {
    await addCategory(tx)
    throw new Error('rolled back')
  })
  await expect(work).rejects.toThrow('rolled back')
  await setRows(db, 'settings', { siteName: 'After' })
  await until(() => heard.includes('settings'))
  expect(heard).toEqual(['reset', 'settings'])
})

test('the reset after a restore reaches readers and editors', async () => {
  const { heard, told, until } = await collectChanges()
  await sql`select pg_notify('chowk_changes', 'reset')`.execute(db)
  await until(() => heard.length === 2)
  await until(() => told.length === 2)
  expect([heard, told]).toEqual([
    ['reset', 'reset'],
    ['reset', 'reset'],
  ])
})

test('a broken connection is reopened, and subscribers get a reset', async () => {
  const { heard, until, listener } = await collectChanges()
  await sql`select pg_terminate_backend(pid) from pg_stat_activity
    where application_name = 'chowk listen' and datname = current_database()`.execute(db)
  await until(() => heard.length === 2)
  expect(heard).toEqual(['reset', 'reset'])
  expect(listener.isListening()).toBe(true)
  await addCategory(db)
  await until(() => heard.length === 3)
  expect(heard[2]).toBe('categories')
})

test('a database that cannot be reached is tried again and reported, never thrown', async () => {
  const troubles: unknown[] = []
  const { promise, resolve } = Promise.withResolvers<void>()
  const listener = listenForChanges({
    url: 'postgres://nobody@127.0.0.1:1/none',
    onTrouble: error => {
      troubles.push(error)
      if (troubles.length === 2) resolve()
    },
  })
  await Promise.all([promise, listener.firstTried])
  expect(listener.isListening()).toBe(false)
  await listener.close()
})

test('an unknown notification counts as a reset', async () => {
  const { heard, until } = await collectChanges()
  await sql`select pg_notify('chowk_changes', 'weather:rain')`.execute(db)
  await sql`select pg_notify('chowk_changes', 'settings')`.execute(db)
  await until(() => heard.includes('settings'))
  expect(heard).toEqual(['reset', 'reset', 'settings'])
})

test('a subscriber after the first attempt gets only changes', async () => {
  const changes = listenForChanges({ url, onTrouble: () => undefined })
  await changes.firstTried
  const heard: ChangeOrReset[] = []
  const untilHeard = new Promise<void>(resolve => {
    changes.subscribe(change => {
      heard.push(change)
      resolve()
    })
  })
  await sql`notify chowk_changes, 'settings'`.execute(db)
  await untilHeard
  await changes.close()
  expect(heard).toEqual(['settings'])
})

test('changes of the queue are sent to editors, never to readers', async () => {
  const { heard, until, told } = await collectChanges()
  const waiting = await addWaitingEntry(db)
  await addWaitingEntry(db, { status: 'rejected' })
  await setRows(db, 'entries', { title: 'Edited by the outlet' })
  await setRow(db, 'entries', waiting.id, { version: 2 })
  await setRows(db, 'settings', { siteName: 'Later' })
  await until(() => heard.includes('settings'))
  expect(heard).toEqual(['reset', 'settings'])
  expect(told).toEqual(['reset', 'added', `changed:${waiting.id}`])
})

test('a change of too many entries for a message is sent without their ids', async () => {
  const { heard, until, told } = await collectChanges()
  await db.transaction().execute(async tx => {
    for (let n = 0; n < 300; n++) await addWaitingEntry(tx)
  })
  await setRows(db, 'entries', { version: 3 })
  await setRows(db, 'settings', { siteName: 'Last' })
  await until(() => heard.includes('settings'))
  expect(told).toEqual(['reset', 'added', 'changed:'])
})

test('changes of ratings and owners are announced, and also the first and the last rating', async () => {
  const { heard, until } = await collectChanges()
  const homes = ['a', 'b'].map(name => ({ name, homeUrl: `https://${name}.example/` }))
  await db.insertInto('outlets').values(homes).execute()
  const rating = { lean: 'left', leanSource: 'A', leanRatedOn: '2026-01-01', leanNote: 'N' } as const
  const none = { lean: 'not-rated', leanSource: '', leanRatedOn: null, leanNote: '' } as const
  const rate = (name: string, values: typeof rating | typeof none) =>
    db.updateTable('outlets').set(values).where('name', '=', name).execute()
  await rate('a', rating)
  await until(() => heard.length === 3)
  expect(heard.slice(1).toSorted()).toEqual(['outlets', 'ratings'])
  await setRows(db, 'outlets', { version: 2 })
  await rate('b', rating)
  await rate('a', none)
  await db.deleteFrom('outlets').where('name', '=', 'b').execute()
  await until(() => heard.includes('ratings', 3))
  expect(heard.slice(3).toSorted()).toEqual(['outlets', 'outlets', 'outlets', 'ratings'])
  // Both in one statement.
  await setRows(db, 'outlets', none)
  await db
    .insertInto('outlets')
    .values(homes.map(home => ({ ...home, ...rating, homeUrl: `${home.homeUrl}1` })))
    .execute()
  await until(() => heard.includes('ratings', 7))
})
