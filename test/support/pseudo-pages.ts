export type Posted = [path: string, fields: Record<string, string>]

// Language-independent texts: addresses, commands, names of files, formats and columns, and what the test itself types.
export const knownOfRecords =
  /\S*@\S+|https?:\/\/\S+|\S+\.(example|csv|chowk)\b|npm run (backup|restore) -- FILE|\b(CSV|JSON|UTF-8|UTC|RSS|KB|MB|REPLACE|FILE)\b|pub-X+|#[\da-f]{6}|\b(title|url|source|category|likes)\b|\bTest\/1\.0|\bin \d+ (month|day|hour|minute)s?\b|^[a-z] ?$/g

export const emptyPublic = `/ /index /today /stories /corrections /editorial-log
  /about-ratings /privacy`.split(/\s+/)

export const filledPublic =
  `/ /index /today /stories /stories?day=2026-01-02 /stories?day=2025-12-31 /story/flood
  /category/world /category/empty /search /search?q=बाढ़ /search?q=९९ /search?q=${'ब'.repeat(300)}
  /about /contact /terms /about-ratings /corrections /editorial-log /tip /tip?sent
  /tip?sent=objection /newsletter /newsletter?sent /newsletter/leave/x
  /test-route /route-test /no-such-page /admin/no-such-page /story/no-such-story`.split(/\s+/)

export const emptyDesk = `queue queue?view=held queue?view=snoozed queue/decided
  queue/duplicates queue/rules queue/scheduled stories front dashboard news corrections categories`
  .split(/\s+/)
  .map(path => `/admin/${path}`)

export const records = `feeds feeds/add feeds/import outlets outlets/add outlets/objections
  outlets/owners exchange activity bin settings settings?tab=seo settings?tab=appearance
  settings?tab=adsense settings/backup site-links site-links/add account`
  .split(/\s+/)
  .map(path => `/admin/${path}`)

/** Forms with invalid values. */
export const recordPosts: Posted[] = [
  ['/admin/outlets/add', { name: '', homeUrl: 'x', lean: 'left' }],
  ['/admin/outlets/owners', { list: 'पत्र,,,' }],
  ['/admin/feeds/import', { list: '' }],
  ['/admin/site-links/add', { type: 'about', title: '', content: '' }],
  ['/admin/settings?tab=adsense', { adsPublisherId: '1' }],
  ['/admin/account', { current: 'x', password: 'x', repeated: 'y' }],
]
