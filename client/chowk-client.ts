// Written from the description of the API (/api/v1/openapi.json). Do not edit: node bin/check-generated.ts --write

export type Category = { slug: string; name: string; description: string; isOnFront: boolean }

export type CategoryList = { categories: Category[] }

export type Correction = { id: string; headline: string; source: string | null; text: string; at: string; /** The corrected article or story; null when it is gone */ url: string | null }

export type CorrectionPage = { corrections: Correction[]; /** The cursor of the next page; null on the last */ next: string | null }

export type Coverage = { outletCount: number; sides: ({ side: "left" | "centre" | "right"; /** How many outlets could have written about it: the denominator */ active: number; covering: { count: number; /** At most 24 of them */ named: ({ id: string | null; name: string; lean: "left" | "lean-left" | "centre" | "lean-right" | "right" | "not-rated" })[] }; missing: { count: number; /** At most 24 of them */ named: ({ id: string | null; name: string; lean: "left" | "lean-left" | "centre" | "lean-right" | "right" | "not-rated" })[] } })[]; notRated: { /** How many outlets could have written about it: the denominator */ active: number; covering: { count: number; /** At most 24 of them */ named: ({ id: string | null; name: string; lean: "left" | "lean-left" | "centre" | "lean-right" | "right" | "not-rated" })[] }; missing: { count: number; /** At most 24 of them */ named: ({ id: string | null; name: string; lean: "left" | "lean-left" | "centre" | "lean-right" | "right" | "not-rated" })[] } }; /** Outlets that cover it in another language or category, left out of the comparison */ elsewhere: { count: number; /** At most 24 of them */ named: ({ id: string | null; name: string; lean: "left" | "lean-left" | "centre" | "lean-right" | "right" | "not-rated" })[] }; /** Only where chance does not explain the difference */ blindSpot: "left" | "right" | null; owners: ({ name: string; outlets: { count: number; /** At most 24 of them */ named: ({ id: string | null; name: string; lean: "left" | "lean-left" | "centre" | "lean-right" | "right" | "not-rated" })[] } })[]; withoutOwner: { count: number; /** At most 24 of them */ named: ({ id: string | null; name: string; lean: "left" | "lean-left" | "centre" | "lean-right" | "right" | "not-rated" })[] }; languages: { name: string; count: number }[]; regions: { name: string; count: number }[] }

export type Decision = { action: "publish"; version: number } | { action: "reject" | "feature" | "unfeature" | "wake"; version: number } | { action: "snooze"; version: number; /** At most 92 days ahead */ until: string } | { action: "move"; version: number; category: string }

export type Entry = { id: string; /** Send it with a decision */ version: number; url: string; title: string; source: string; description: string; /** BCP 47; null if unknown */ language: string | null; category: string | null; /** Why its content or its feed decided the category, to follow “because”; null if an editor or a rule chose it */ categoryReason: string | null; origin: "feed" | "paste" | "bookmarklet" | "tip"; isFeatured: boolean; publishedAt: string | null; arrivedAt: string; queuedAt: string; /** The note from the sender of a tip */ note: string | null }

export type EntryPage = { entries: Entry[]; /** The cursor of the next page; null on the last */ next: string | null }

export type EntryState = { id: string; version: number; status: "waiting" | "published" | "duplicate" | "rejected" | "unreadable" | "scheduled"; category: string | null; isFeatured: boolean; snoozedUntil: string | null; changedBy: string | null }

export type Link = { id: string; /** The article at the outlet */ url: string; title: string; /** The name of the outlet as printed */ source: string; description: string; /** BCP 47; null if unknown */ language: string | null; category: { slug: string; name: string }; outletId: string | null; isFeatured: boolean; /** Our own copy of the picture, where there is one */ pictureUrl: string | null; /** When the outlet published the article */ publishedAt: string; /** When the link was added to the site */ createdAt: string; correction: { text: string; at: string } | null }

export type LinkPage = { links: Link[]; /** The cursor of the next page; null on the last */ next: string | null }

export type NewLink = { url: string; title: string; source: string; category: string; description?: string; language?: string; imageUrl?: string; publishedAt?: string; isFeatured?: boolean }

export type NewTip = { url: string; note?: string; name?: string }

export type Outlet = { id: string; name: string; homeUrl: string; /** Null for an outlet that nobody has rated */ rating: { lean: "left" | "lean-left" | "centre" | "lean-right" | "right" | "not-rated"; source: string; ratedOn: string | null; note: string } | null; owner: { name: string; sourceUrl: string | null; asOf: string | null } | null }

export type OutletPage = { outlets: Outlet[]; /** The cursor of the next page; null on the last */ next: string | null }

export type Problem = { type: string; title: string; status: number; detail: string; code: "malformed" | "invalid" | "malformed-json" | "token-in-query" | "not-signed-in" | "no-token" | "bad-token" | "cross-site" | "missing-scope" | "role-too-low" | "second-factor-needed" | "tips-off" | "not-found" | "not-allowed" | "too-slow" | "duplicate" | "changed" | "decided" | "published-already" | "no-length" | "too-large" | "too-long" | "not-json" | "incomplete" | "too-many-requests" | "headers-too-large" | "failed" | "database-away" | "disk-full" | "restoring" | "no-writes" | "many-searches" | "too-busy" | "tips-full"; errors?: { field: string; code: string; detail: string }[]; entry?: EntryState; requestId?: string; link?: { id: string; title: string; url: string } }

export type ReceivedTip = { status: "received" }

export type Story = { id: string; slug: string; url: string; title: string; /** BCP 47; null if unknown */ language: string | null; firstAt: string; lastAt: string; linkCount: number; outletCount: number; /** The link that leads the story */ leadId: string }

export type StoryLink = { id: string; url: string; title: string; source: string; /** BCP 47; null if unknown */ language: string | null; publishedAt: string; /** Another outlet published this text before */ isCopy: boolean; lean: "left" | "lean-left" | "centre" | "lean-right" | "right" | "not-rated" }

export type StoryPage = { stories: Story[]; /** The cursor of the next page; null on the last */ next: string | null }

export type StoryWithLinks = { id: string; slug: string; url: string; title: string; /** BCP 47; null if unknown */ language: string | null; firstAt: string; lastAt: string; linkCount: number; outletCount: number; /** The link that leads the story */ leadId: string; coverage: Coverage | null; corrections: { text: string; at: string }[]; links: StoryLink[]; /** The cursor of the next page; null on the last */ next: string | null }

export type Today = { items: ({ link: Link; story: TodayStory | null })[] }

export type TodayStory = { id: string; slug: string; url: string; title: string; firstAt: string; lastAt: string; outletCount: number }

/** The answer, or why there is none. A connection that fails is thrown, as fetch throws it. */
export type Answer<Value> = { ok: true; status: number; value: Value } | { ok: false; problem: Problem }

type Query = { [name: string]: string | number | undefined }
type Options = { query?: Query; body?: unknown }

/** `origin`: of the site, without a slash at the end. `token`: for what needs one. */
export function createChowkClient({
  origin,
  token,
  fetch = globalThis.fetch,
}: {
  origin: string
  token?: string
  fetch?: (url: string, init: RequestInit) => Promise<Response>
}) {
  async function send<Value>(method: string, path: string, { query = {}, body }: Options): Promise<Answer<Value>> {
    const given = Object.entries(query).flatMap(([name, value]): [string, string][] =>
      value === undefined ? [] : [[name, String(value)]],
    )
    const search = given.length > 0 ? `?${new URLSearchParams(given)}` : ''
    const headers: Record<string, string> = { Accept: 'application/json' }
    if (token) headers.Authorization = `Bearer ${token}`
    if (body !== undefined) headers['Content-Type'] = 'application/json'
    const response = await fetch(`${origin}/api/v1${path}${search}`, {
      method,
      headers,
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
    const answer = await response.json()
    return response.ok ? { ok: true, status: response.status, value: answer } : { ok: false, problem: answer }
  }

  return {
    /** The published links, newest first. */
    listLinks: (query: { q?: string; category?: string; language?: string; outlet?: string; story?: string; from?: string; to?: string; after?: string; limit?: number } = {}) =>
      send<LinkPage>('GET', '/links', { query }),
    /** Publishes a link immediately. On a site without categories, the six default categories are added first. */
    publishLink: (body: NewLink) =>
      send<Link>('POST', '/links', { body }),
    /** One published link. */
    getLink: (id: string) =>
      send<Link>('GET', `/links/${encodeURIComponent(id)}`, {}),
    /** The current stories, hottest first; with day, the stories that began on that day, latest first. */
    listStories: (query: { day?: string; after?: string; limit?: number } = {}) =>
      send<StoryPage>('GET', '/stories', { query }),
    /** One story with its coverage and its articles, newest first. A merged story redirects to the story it was merged into. */
    getStory: (slug: string, query: { after?: string; limit?: number } = {}) =>
      send<StoryWithLinks>('GET', `/stories/${encodeURIComponent(slug)}`, { query }),
    /** The five stories or articles of the day, the most important first, as on the page Today in five. */
    getToday: () =>
      send<Today>('GET', '/today', {}),
    /** All categories in the order of the site. */
    listCategories: () =>
      send<CategoryList>('GET', '/categories', {}),
    /** The outlets that readers know, with their rating and owner, each with source and date. */
    listOutlets: (query: { after?: string; limit?: number } = {}) =>
      send<OutletPage>('GET', '/outlets', { query }),
    /** One outlet. */
    getOutlet: (id: string) =>
      send<Outlet>('GET', `/outlets/${encodeURIComponent(id)}`, {}),
    /** The corrections, newest first. */
    listCorrections: (query: { after?: string; limit?: number } = {}) =>
      send<CorrectionPage>('GET', '/corrections', { query }),
    /** Sends an article to the editors, as a reader's tip: at most five in a quarter of an hour from one address. */
    sendTip: (body: NewTip) =>
      send<ReceivedTip>('POST', '/tips', { body }),
    /** The entries that wait for an editor, newest first. */
    listEntries: (query: { category?: string; after?: string; limit?: number } = {}) =>
      send<EntryPage>('GET', '/entries', { query }),
    /** Decides on a waiting entry, as an editor does in the queue. */
    decideEntry: (id: string, body: Decision) =>
      send<EntryState>('POST', `/entries/${encodeURIComponent(id)}/decision`, { body }),
  }
}
