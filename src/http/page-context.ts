import type { Logger } from 'pino'
import { createContext } from 'react-router'
import type { Change } from '../database/changes.ts'
import type { Db } from '../database/connect.ts'
import type { Passwords } from '../domain/accounts/password.ts'
import type { Role } from '../domain/accounts/role.ts'
import type { Backups } from '../domain/backups/backups.ts'
import type { Category } from '../domain/categories/category.ts'
import type { Settings } from '../domain/settings/settings.ts'
import type { Outside } from '../ingest/outside.ts'
import type { Edition, Language } from '../text/language.ts'
import type { Clicks } from './count-clicks.ts'
import type { Dependency } from './page-store.ts'
import type { FindSignedIn } from './signed-in.ts'

/** The services that `web.ts` builds for every page. */
export type PageServices = {
  db: Db
  /** A copy that may be a moment behind, for searches, the heaviest reads; `db` itself where there is no copy. */
  replica: Db
  /** Fetches pages and feeds of other servers for an editor. */
  outside: Outside
  backups: Backups
  passwords: Passwords
  clicks: Clicks
  log: Logger
  /** Scheme and host that readers use, without a trailing slash: `PUBLIC_URL`, else that of the server itself. */
  origin: string
  demo: boolean
  /** How mails leave, for the screen of the newsletter; null where none can. The worker sends them. */
  mail: { server: string; from: string } | null
  /** Resolves after so many milliseconds; tests pass a clock of their own. */
  wait: (ms: number) => Promise<void>
}

/** The context of loaders and actions; `renderPage` creates one for each request. */
export type PageContext = PageServices & {
  now: Date
  /** Language of the interface for this request: the edition's; in the admin area the account's. */
  language: Language
  /** The page is in this edition: its links are in that language, and addresses of the site begin with it. */
  edition: Edition | null
  /** The sender who is signed in with this role or a further one, looked up once; pages that show it must not be cached. */
  findSignedIn: FindSignedIn
  /** Read once for all loaders of the page, as `findSettings`. */
  findCategories: () => Promise<Category[]>
  findSettings: () => Promise<Settings>
  /** The reader's address, after TRUSTED_PROXIES. */
  address: string
  /** For the scripts of an application; a document has none of its own inside. */
  nonce: string
  /** Names what the page shows; the page cache keeps the page until one of them changes. */
  dependsOn: (...changes: Dependency[]) => void
  /** At `at` something on the page begins or ends without a write, so the page expires then. */
  changesAt: (change: Change, at: Date) => void
  /** This page is personal or different each time: no cache keeps it. */
  noStore: () => void
  /** This page shows advertisements: its content security policy allows them. */
  allowAds: () => void
  /** The rules inside this page, by the source that names their digest: its policy lets them in, and no others. */
  allowStyle: (source: string) => void
  /** The text of the document. As the body of a `Response` it would become a stream that is read at once. */
  writeDocument: (html: string) => void
  /** A loader or component threw an unexpected error; `entry.server` reports it. */
  onFailure: (error: unknown) => void
}

export const pageContext = createContext<PageContext>()

/** The least role of the route with this pattern, as it declares (route-handle.ts). */
export const routeRoles = createContext<(pattern: string) => Role | 'anybody'>()
