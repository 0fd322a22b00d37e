import type { Logger } from 'pino'
import { createContext } from 'react-router'
import type { Change } from '../database/changes.ts'
import type { Db } from '../database/connect.ts'
import type { ReadFromReplica } from '../database/replica-reader.ts'
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
  /** For all reads of a page of search results, the heaviest: on the replica, if there is one and it is up to date. */
  readFromReplica: ReadFromReplica
  /** Fetches pages and feeds of other servers for an editor. */
  outside: Outside
  backups: Backups
  passwords: Passwords
  clicks: Clicks
  log: Logger
  /** Scheme and host that readers use, without a trailing slash: `PUBLIC_URL`, or else the server's own address. */
  origin: string
  demo: boolean
  /** Null where no mail can be sent. The worker sends the mails. */
  mail: MailDesk | null
  /** The time during a request to another server, which extends its claim; `now` is the request's beginning. */
  clock: () => Date
  /** Resolves after `ms` milliseconds; tests pass their own clock. */
  wait: (ms: number) => Promise<void>
}

/** Mail server and sender, and whether the server delivers to names in any script. */
type MailDesk = { server: string; from: string; takesAnyName: () => Promise<boolean> }

/** The context of loaders and actions; `renderPage` creates one for each request. */
export type PageContext = PageServices & {
  now: Date
  /** Language of the interface for this request: that of the edition, or in the admin area of the account. */
  language: Language
  /** The edition of this page: its links are in that language, and its addresses begin with that prefix. */
  edition: Edition | null
  /** The sender, if signed in with at least this role; looked up once. Pages that depend on it must not be cached. */
  findSignedIn: FindSignedIn
  /** Read once for all loaders of the page, as `findSettings`. */
  findCategories: () => Promise<Category[]>
  findSettings: () => Promise<Settings>
  /** The reader's address, after TRUSTED_PROXIES. */
  address: string
  /** Sends a request to our own API for the sender of this one: with its address, and with the token that `init` names. */
  requestApi: (path: string, init: RequestInit) => Promise<Response>
  /** For the inline scripts of an application; a document has no inline scripts. */
  nonce: string
  /** Declares the data that the page shows; the page cache keeps the page until some of it changes. */
  dependsOn: (...changes: Dependency[]) => void
  /** At `at` something on the page begins or ends without a write, so the page expires then. */
  changesAt: (change: Change, at: Date) => void
  /** This page is personal or different each time: no cache keeps it. */
  noStore: () => void
  /** This page shows advertisements: its content security policy allows them. */
  allowAds: () => void
  /** The CSP source with the digest of this page's inline CSS: its policy allows that text and no other. */
  allowStyle: (source: string) => void
  /** Passes the document's text around the `Response`, whose body would turn it into a stream only to be read again. */
  writeDocument: (html: string) => void
  /** A loader or component threw an unexpected error; `entry.server` reports it. */
  onFailure: (error: unknown) => void
}

export const pageContext = createContext<PageContext>()

/** Facts about the route with this pattern, for the gate of the admin area. */
export type RouteGate = {
  /** The lowest role that may open it, as the route declares (route-handle.ts). */
  role: Role | 'anybody'
  /** False for a verb such as undo, which has no page and no data. */
  answersGet: boolean
}

export const routeGates = createContext<(pattern: string) => RouteGate>()
