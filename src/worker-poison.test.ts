import { expect, onTestFinished, test } from 'vitest'
import { authorizedEditor } from '../test/support/authorized.ts'
import { addCategory } from '../test/support/builders.ts'
import { startOutlet } from '../test/support/fake-outlets.ts'
import { freshDatabase } from '../test/support/fresh-database.ts'
import { poisonFeed } from '../test/support/poison-bodies.ts'
import { startProcess } from '../test/support/start-process.ts'
import { until } from '../test/support/until.ts'
import { uploadFile } from '../test/support/upload-file.ts'
import { authorizeCommand } from './domain/accounts/authorize.ts'
import { addFeed } from './domain/feeds/add-feed.ts'

const { db, url } = await freshDatabase()
const { id: category } = await addCategory(db)

/** A feed that responds with this body, on a separate host. */
async function serve(body: string): Promise<void> {
  const outlet = await startOutlet()
  onTestFinished(() => outlet.close())
  outlet.answer('/feed', (_request, response) => response.end(body))
  const write = { by: authorizeCommand('Test'), now: new Date() }
  await addFeed(db, { url: `${outlet.origin}/feed`, category }, write)
}

async function isOver(): Promise<boolean> {
  const waiting = await db.selectFrom('feeds').select('id').where('lastPolledAt', 'is', null).execute()
  const checking = await db.selectFrom('imports').select('id').where('state', '=', 'checking').execute()
  return waiting.length + checking.length === 0
}

// This worker is not restarted: if it had crashed, some feeds and files would have no outcome.
test('no feed and no file crashes a worker, and the others are still read', async () => {
  const by = await authorizedEditor(db)
  for (const text of [`{"news_links":${'['.repeat(200_000)}`, `title,url,source\n${'"a" '.repeat(50_000)}`])
    await uploadFile(db, { text, by, now: new Date() })
  const atom = poisonFeed.replace('<rss><channel><item>', '<feed><entry>')
  for (const body of [poisonFeed, atom, '<rss><channel/></rss>']) await serve(body)
  const worker = await startProcess('worker', { DATABASE_URL: url, FETCH_ALLOW: '127.0.0.1' })
  onTestFinished(() => worker.stop())
  await until('the worker has read every feed and file', isOver, { withinS: 100 })
  const feeds = await db.selectFrom('feeds').select(['openAttempts', 'failure']).orderBy('failure').execute()
  const failures = ['unreadable-entries', 'unreadable-entries', null]
  expect(feeds).toEqual(failures.map(failure => ({ openAttempts: 0, failure })))
  const imports = await db.selectFrom('imports').select(['state', 'openAttempts']).execute()
  expect(imports).toEqual(Array(2).fill({ state: 'failed', openAttempts: 0 }))
})
