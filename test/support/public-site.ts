import { expect } from 'vitest'
import type { AppDependencies } from '../../src/server/app.ts'
import { type Fresh, freshDatabase } from './fresh-database.ts'
import { testApp } from './test-app.ts'

/** A separate database for a test file, and its site as a reader without a session uses it, at `now`. */
export async function publicSite({
  empty,
  ...overrides
}: Pick<Fresh, 'empty'> & Partial<AppDependencies> = {}) {
  const fresh = await freshDatabase({ empty })
  const app = testApp(fresh.db, overrides)
  return { ...fresh, app, read: readerOf(app) }
}

/** Gets the text of a page, which must have this status. */
export function readerOf(app: ReturnType<typeof testApp>) {
  return async (path: string, status = 200): Promise<string> => {
    const response = await app.request(path)
    expect(response.status, path).toBe(status)
    return response.text()
  }
}
