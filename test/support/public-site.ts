import { expect } from 'vitest'
import type { DB } from '../../src/database/tables.ts'
import type { AppDependencies } from '../../src/server/app.ts'
import { freshDatabase } from './fresh-database.ts'
import { testApp } from './test-app.ts'

/** A separate database for a test file, and its site as a reader without a session uses it, at `now`. */
export async function publicSite({
  empty,
  ...overrides
}: { empty?: (keyof DB)[] } & Partial<AppDependencies> = {}) {
  const { db, url } = await freshDatabase({ empty })
  const app = testApp(db, overrides)
  return { db, url, app, read: readerOf(app), now: new Date('2026-01-02T06:30:00Z') }
}

/** Gets the text of a page, which must have this status. */
export function readerOf(app: ReturnType<typeof testApp>) {
  return async (path: string, status = 200): Promise<string> => {
    const response = await app.request(path)
    expect(response.status, path).toBe(status)
    return response.text()
  }
}
