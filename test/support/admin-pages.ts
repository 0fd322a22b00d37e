import type { AdminScene } from './fill-admin-pages.ts'

// Texts that all admin pages share.
const shared = [
  'Edit|Delete|History|Cancel|Filters|Show|Clear|All Categories|Category|Select all',
  'Nothing selected|Error|Undo|Are you sure\\?|It has been changed since .*',
]

/**
 * Removed from a text before it is searched for plain letters: names from records and addresses, the server's times, ages in the platform's
 * words, keys, and the texts that all admin pages share.
 */
export const knownTexts = new RegExp(
  [
    '(https?://)?[\\w.-]+\\.example(/\\S*)?',
    'https://…|/category/slug|/about|/world/|^(world|empty)$',
    '\\d{4}-\\d\\d-\\d\\d \\d\\d:\\d\\d UTC',
    '\\b(in )?\\d+ (minute|hour|day|month|year)s?( ago)?\\b',
    '^[A-Za-z]$',
    `^(${shared.join('|')})$`,
    '^(Edit|Delete) ',
  ].join('|'),
  'g',
)

/** Every page that editors work with; `test/pseudo-language.test.ts` draws them. */
export function editorPages(scene: AdminScene): string[] {
  const { story, link, category, correction, rule, alone, first, member } = scene
  return `queue queue?view=held queue?view=snoozed queue?stories=apart queue?category=x&words=none
    queue?entry=${alone} queue?entry=${first} queue?entry=${member} queue?sort=heat&origin=tip
    queue/decided queue/decided?only=rejected queue/scheduled queue/add queue/duplicates queue/duplicates?rule=text
    queue/rules queue/rules/add queue/rules/edit/${rule}
    stories stories?proposals=all stories?q=none stories/${story} stories/${story}?with=नदी stories/${story}?with=none
    stories/${category} front dashboard news news?q=none news/add news/edit/${link}
    corrections corrections/add?link=${link} corrections/add?link=${category} corrections/edit/${correction}
    categories categories/add categories/edit/${category}`
    .split(/\s+/)
    .map(path => `/admin/${path}`)
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
    ...['hide', 'none', 'split', 'accept-all', `merge:${gone}:1`, `accept:${gone}`].map(act),
    ['/admin/stories', { intent: `reject:${gone}` }],
    ...['lock', 'show', 'title'].map(act),
    ['/admin/news', { change: 'feature' }],
    ['/admin/news', { change: 'feature', id: gone }],
    ['/admin/news/add', { publishAt: '1', takeDownAt: '1', language: '12' }],
    ['/admin/categories/add', { orderNum: 'x', name: 'क'.repeat(101) }],
    ['/admin/categories/add', { orderNum: '-1.5', name: '', slug: '!' }],
    ['/admin/categories/add', { orderNum: '2000000', name: 'क', slug: 'world' }],
    ['/admin/categories', { id: category, explain: 'on' }],
  ]
}
