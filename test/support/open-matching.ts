import { pino } from 'pino'
import type { Db } from '../../src/database/connect.ts'
import { matchNew } from '../../src/ingest/match-story/keep-matching.ts'
import { createStoryWindow } from '../../src/ingest/match-story/story-window.ts'
import { createWordCountStore } from '../../src/ingest/match-story/word-count-store.ts'

/** The worker's matching, on request, by this clock. A pass also rearranges the stories that are there. */
export function openMatching(db: Db, now: () => Date) {
  const words = createWordCountStore()
  const deps = { db, now, words, window: createStoryWindow(), log: pino({ level: 'silent' }) }
  const running = { signal: new AbortController().signal, rest: async () => undefined }
  return {
    deps,
    match: () => matchNew(deps, { isPassDue: false, ...running }),
    pass: () => matchNew(deps, { isPassDue: true, ...running }),
  }
}
