import { expect, test } from 'vitest'
import { authorizedEditor } from './support/authorized.ts'
import { addWaitingEntry } from './support/builders.ts'
import { importScene } from './support/import-scene.ts'
import { article, setPollScene, start } from './support/poll-scene.ts'
import { recordedDatabase } from './support/record-statements.ts'
import { storyScene } from './support/story-scene.ts'

// The SQL that the worker sends for its main tasks, for reviewers. After an intended change:
// npx vitest run test/worker-statements.test.ts -u

const { db, record } = await recordedDatabase()
const { openOutlet, addFeed, poll, category } = await setPollScene(db)

test('the statements of the worker match db/statements/worker.sql', async () => {
  const outlet = await openOutlet()
  const feed = await addFeed(outlet.showFeed('/feed', [article(1), article(2)]), { publishing: 'wait' })
  const stories = await storyScene(db)
  const by = await authorizedEditor(db)
  const imports = importScene(db, { by, now: start })
  const tasks = new Map<string, () => Promise<unknown>>([
    ['Poll a feed: two new entries', () => poll(feed)],
    ['Poll a feed: the same bytes', () => poll(feed, 1)],
    ['Match stories: new articles', () => stories.match()],
    ['Match stories: the periodic pass', () => stories.pass()],
    [
      'Import a file: dry run',
      () => imports.check('title,url,category\nA,https://outlet.example/a,politics\n'),
    ],
  ])
  await stories.addLink('Floods close the bridge at Kollam')
  await stories.addLink('Bridge at Kollam closed by floods')
  await addWaitingEntry(db, { category: category.id, title: 'Kollam bridge closed after floods' })
  const sections: string[] = []
  for (const [title, task] of tasks) sections.push([`-- ${title}`, ...(await record(task))].join('\n'))
  await expect(`${sections.join('\n\n')}\n`).toMatchFileSnapshot('../db/statements/worker.sql')
})
