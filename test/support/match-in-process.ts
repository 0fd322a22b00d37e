// The worker's matching in a child process that a test kills: node match-in-process.ts DATABASE_URL NOW
import { pino } from 'pino'
import { connect } from '../../src/database/connect.ts'
import { matchNew } from '../../src/ingest/match-story/keep-matching.ts'
import { createStoryWindow } from '../../src/ingest/match-story/story-window.ts'
import { createWordCountStore } from '../../src/ingest/match-story/word-count-store.ts'

const [url = '', now = ''] = process.argv.slice(2)
const db = connect({ url, connectionsMax: 1, applicationName: 'chowk test worker' })
const deps = {
  db,
  now: () => new Date(now),
  words: createWordCountStore(),
  window: createStoryWindow(),
  log: pino({ level: 'silent' }),
}
const running = { signal: new AbortController().signal, rest: async () => undefined }
await deps.words.load(db)
for (;;) await matchNew(deps, { isPassDue: true, ...running })
