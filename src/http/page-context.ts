import type { Logger } from 'pino'
import { createContext } from 'react-router'
import type { Db } from '../database/connect.ts'
import type { Backups } from '../domain/backups/backups.ts'
import type { Outside } from '../ingest/outside.ts'
import type { Dependency } from './page-store.ts'

/** What every loader and action may use; made anew for each request by `createApp`. */
export type PageContext = {
  db: Db
  /** A copy that may be a moment behind, for searches, the heaviest reads; `db` itself where there is no copy. */
  replica: Db
  /** How an editor's address is looked at. */
  outside: Outside
  backups: Backups
  now: Date
  log: Logger
  /** Scheme and host that readers use, without a trailing slash: `PUBLIC_URL`, else that of the server itself. */
  origin: string
  demo: boolean
  /** An administrator is signed in; pages that show it are not for caches. */
  isAdmin: boolean
  /** The reader's address, after TRUSTED_PROXIES. */
  address: string
  /** Resolves after so many milliseconds; tests pass a clock of their own. */
  wait: (ms: number) => Promise<void>
  /** For the scripts of an application; a document has none of its own inside. */
  nonce: string
  /** Names what the page shows; the page cache keeps the page until one of them changes. */
  dependsOn: (...changes: Dependency[]) => void
  /** This page is for this reader alone or never the same twice: no cache keeps it. */
  noStore: () => void
  /** This page shows advertisements: its policy lets them in. */
  allowAds: () => void
  /** A loader or component threw what it did not mean to; `entry.server` tells. */
  onFailure: (error: unknown) => void
}

export const pageContext = createContext<PageContext>()
