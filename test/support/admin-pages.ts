import type { AdminScene } from './fill-admin-pages.ts'

// Texts that all admin pages share.
const shared = [
  ...[
    'Edit',
    'Delete',
    'History',
    'Cancel',
    'Filters',
    'Show',
    'Clear',
    'All Categories',
    'Category',
    'Select all',
  ],
  'Nothing selected',
  'Are you sure\\?',
  'Error',
  'Undo',
  'It has been changed since .*',
] as const

/**
 * Removed from a text before it is searched for plain letters: names from records and addresses, the server's times, ages in the platform's
 * words, keys, and the texts that all admin pages share.
 */
export const knownTexts = new RegExp(
  [
    ...[
      '(https?://)?[\\w.-]+\\.example(/\\S*)?',
      'https://…',
      '/category/slug',
      '/about',
      '/world/',
      '^(world|empty)$',
    ],
    '\\d{4}-\\d\\d-\\d\\d \\d\\d:\\d\\d UTC',
    '\\b(in )?\\d+ (minute|hour|day|month|year)s?( ago)?\\b',
    '^[A-Za-z]$',
    `^(${shared.join('|')})$`,
    '^(Edit|Delete) ',
  ].join('|'),
  'g',
)

/** Every page that editors work with; `test/pseudo-language.test.ts` draws them. */
export function editorPages({
  story,
  link,
  category,
  correction,
  rule,
  alone,
  first,
  member,
}: AdminScene): string[] {
  return [
    '/admin/queue',
    '/admin/queue?view=held',
    '/admin/queue?view=snoozed',
    '/admin/queue?stories=apart',
    ...[alone, first, member].map(entry => `/admin/queue?entry=${entry}`),
    '/admin/queue?category=x&words=none',
    '/admin/queue?sort=heat&origin=tip',
    '/admin/queue/decided',
    '/admin/queue/decided?only=rejected',
    '/admin/queue/scheduled',
    '/admin/queue/add',
    '/admin/queue/duplicates',
    '/admin/queue/duplicates?rule=text',
    '/admin/queue/rules',
    '/admin/queue/rules/add',
    `/admin/queue/rules/edit/${rule}`,
    '/admin/stories',
    '/admin/stories?proposals=all',
    '/admin/stories?q=none',
    `/admin/stories/${story}`,
    ...[
      `/admin/stories/${story}?with=नदी`,
      `/admin/stories/${story}?with=none`,
      `/admin/stories/${category}`,
    ],
    '/admin/front',
    '/admin/dashboard',
    '/admin/news',
    '/admin/news?q=none',
    '/admin/news/add',
    `/admin/news/edit/${link}`,
    '/admin/corrections',
    `/admin/corrections/add?link=${link}`,
    `/admin/corrections/add?link=${category}`,
    `/admin/corrections/edit/${correction}`,
    '/admin/categories',
    '/admin/categories/add',
    `/admin/categories/edit/${category}`,
  ]
}

type Posted = [path: string, fields: Record<string, string>]

/** Forms whose response, without JavaScript, is a page with a problem or a result. */
export function editorPosts({ story, category, rule, alone, first }: AdminScene): Posted[] {
  const conditions = { outletId: '', categoryId: '', toCategoryId: '', language: 'hi', words: '', tried: '' }
  const gone = '00000000-0000-7000-8000-00000000dead'
  const decide = (change: string, entry: string): Posted => ['/admin/queue', { change, entry }]
  const act = (intent: string): Posted => [`/admin/stories/${story}`, { intent, version: '99', title: 'नदी' }]
  return [
    decide('publish', `${alone}:1`),
    decide('reject', `${gone}:1`),
    decide('none', `${alone}:1`),
    decide('feature', `${first}:1`),
    decide('not-a-duplicate', `${gone}:1`),
    decide('undo', gone),
    ['/admin/queue/add', { addresses: '' }],
    ['/admin/queue/add', { addresses: 'क\nख' }],
    ['/admin/queue/decided', { id: gone }],
    ['/admin/queue/duplicates', { entry: `${gone}:1` }],
    ['/admin/queue/rules', { id: rule, change: 'on' }],
    ['/admin/queue/rules/add', { name: 'न', action: 'reject', ...conditions, intent: 'try' }],
    [
      '/admin/queue/rules/add',
      { name: 'न', action: 'category', ...conditions, toCategoryId: category, intent: 'save' },
    ],
    ['/admin/queue/rules/add', { ...conditions, language: '12', name: '', action: '', outletId: '1' }],
    ['/admin/queue/rules/add', { ...conditions, language: '', name: 'न', action: 'category' }],
    ['/admin/queue/scheduled', { act: 'publish-link', id: gone, version: '1', change: 'now' }],
    ['/admin/queue/scheduled', { act: 'publish-link', id: gone, version: '1', change: 'time', at: '1' }],
    ['/admin/queue/scheduled', { act: 'none' }],
    ...[
      act('hide'),
      act('none'),
      act('split'),
      act('accept-all'),
      act(`merge:${gone}:1`),
      act(`accept:${gone}`),
    ],
    ['/admin/stories', { intent: `reject:${gone}` }],
    act('lock'),
    act('show'),
    act('title'),
    ['/admin/news', { change: 'feature' }],
    ['/admin/news', { change: 'feature', id: gone }],
    ['/admin/news/add', { publishAt: '1', takeDownAt: '1', language: '12' }],
    ['/admin/categories/add', { orderNum: 'x', name: 'क'.repeat(101) }],
    ['/admin/categories/add', { orderNum: '-1.5', name: '', slug: '!' }],
    ['/admin/categories/add', { orderNum: '2000000', name: 'क', slug: 'world' }],
    ['/admin/categories', { id: category, explain: 'on' }],
  ]
}
