import { categoryRecord } from '../../src/domain/categories/category.record.ts'
import { correctionRecord } from '../../src/domain/corrections/correction.record.ts'
import { feedRecord } from '../../src/domain/feeds/feed.record.ts'
import { outletRecord } from '../../src/domain/outlets/outlet.record.ts'
import type { plainRecords } from '../../src/domain/register/plain-records.ts'
import { siteLinkRecord } from '../../src/domain/site-links/site-link.record.ts'

type Form = Record<string, string>

export type Example = {
  table: 'categories' | 'corrections' | 'feeds' | 'outlets' | 'siteLinks'
  record: (typeof plainRecords)[keyof typeof plainRecords]
  addPath: string
  /** A valid form, whose first field is `shown`. */
  form: Form
  /** The field that shows which version was saved. */
  shown: string
  /** A field that cannot hold the error. */
  bad: string
  /** The post that deletes a record, if its list does not. */
  deletion?: (id: string) => [path: string, fields: Form]
  /** Everybody can open its form for a new record. */
  isOpen?: true
  /** An unknown id has a page of its own (specification §2). */
  hasNotFoundPage?: true
}

/** An example of each plain record, in their order. `link` can be corrected. */
export function plainRecordExamples({ category, link }: { category: string; link: string }): Example[] {
  return [
    {
      table: 'categories',
      record: categoryRecord,
      addPath: '/admin/categories/add',
      form: { name: 'Politics', slug: 'politics', description: '', orderNum: '3' },
      shown: 'name',
      bad: 'slug',
    },
    {
      table: 'corrections',
      record: correctionRecord,
      addPath: `/admin/corrections/add?link=${link}`,
      form: { text: 'Nine villages.' },
      shown: 'text',
      bad: 'text',
    },
    {
      table: 'feeds',
      record: feedRecord,
      addPath: '/admin/feeds/add',
      form: { title: 'All news', url: 'https://outlet.example/feed', category, publishing: 'wait' },
      shown: 'title',
      bad: 'url',
      deletion: id => [feedRecord.show(id), { intent: 'delete' }],
    },
    {
      table: 'outlets',
      record: outletRecord,
      addPath: '/admin/outlets/add',
      form: { name: 'The Outlet', homeUrl: 'https://outlet.example/', hosts: '', lean: 'not-rated' },
      shown: 'name',
      bad: 'homeUrl',
      deletion: id => [outletRecord.edit(id), { intent: 'delete' }],
    },
    {
      table: 'siteLinks',
      record: siteLinkRecord,
      addPath: '/admin/site-links/add',
      form: { title: 'About us', type: 'about', content: '<p>Us</p>' },
      shown: 'title',
      bad: 'type',
      isOpen: true,
      hasNotFoundPage: true,
    },
  ]
}
