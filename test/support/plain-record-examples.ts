import { feedRecord } from '../../src/domain/feeds/feed.record.ts'
import { outletRecord } from '../../src/domain/outlets/outlet.record.ts'
import type { AnyPlainRecord } from '../../src/domain/records/plain-record.ts'
import { plainRecords } from '../../src/domain/register/plain-records.ts'

type Form = Record<string, string>
type PlainTable = keyof typeof plainRecords

export type Example = {
  /** As queries name it. */
  table: 'categories' | 'corrections' | 'feeds' | 'outlets' | 'siteLinks'
  record: (typeof plainRecords)[PlainTable]
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

/** An example of each plain record, derived from its description but for the parts named here. `link` can be corrected. */
export function plainRecordExamples({ category, link }: { category: string; link: string }): Example[] {
  const special: Partial<Record<string, Partial<Example>>> = {
    categories: { form: { name: 'Politics', slug: 'politics', description: '', orderNum: '3' }, bad: 'slug' },
    corrections: { addPath: `/admin/corrections/add?link=${link}` },
    feeds: {
      form: { title: 'All news', url: 'https://outlet.example/feed', category, publishing: 'wait' },
      bad: 'url',
      deletion: id => [feedRecord.show(id), { intent: 'delete' }],
    },
    outlets: {
      form: { name: 'The Outlet', homeUrl: 'https://outlet.example/', hosts: '', lean: 'not-rated' },
      bad: 'homeUrl',
      deletion: id => [outletRecord.edit(id), { intent: 'delete' }],
    },
    site_links: {
      form: { title: 'About us', type: 'about', content: '<p>Us</p>' },
      bad: 'type',
      isOpen: true,
      hasNotFoundPage: true,
    },
  }
  return Object.values(plainRecords).map(record => {
    const form = special[record.table]?.form ?? exampleForm(record.fields)
    const [shown = ''] = Object.keys(form)
    const table = queriedTable(record)
    return { table, record, addPath: `${record.list}/add`, form, shown, bad: shown, ...special[record.table] }
  })
}

/** The name of its table in queries. */
export function queriedTable({ table }: Pick<AnyPlainRecord, 'table'>): Example['table'] {
  return table.replaceAll(/_(.)/g, (_, letter: string) => letter.toUpperCase()) as Example['table']
}

const valuesByType: Record<string, string> = {
  number: '3',
  url: 'https://outlet.example/',
  date: '2026-01-02',
  'datetime-local': '',
}

/** A valid form of a plain record without rules of its own: texts are their labels. */
export function exampleForm(fields: AnyPlainRecord['fields']): Form {
  return Object.fromEntries(
    Object.entries(fields).map(([name, { label, control, choices }]) => [
      name,
      choices?.('en')[0]?.value ?? valuesByType[control?.type ?? ''] ?? label('en'),
    ]),
  )
}
