import type { Edition, Language } from '../../text/language.ts'
import * as adminWords from '../../words/admin-words.ts'
import * as words from '../../words/site-links-desk.ts'
import { inEdition } from '../editions/primary-language-name.ts'
import { toLocalInput } from '../fields/local-time.ts'
import { type PlainRecord, plainAddresses } from '../records/plain-record.ts'
import {
  type PostedSiteLink,
  type SiteLinkFields,
  type SiteLinkType,
  siteLinkSchema,
  siteLinkTypes,
} from './site-link.ts'
import type { EditedSiteLink } from './site-link-queries.ts'

// The specification's admin words (§2); readers see "Contact Us".
export const typeLabels: Record<SiteLinkType, (language: Language) => string> = {
  about: words.aboutUs,
  contact: words.contact,
  privacy: words.privacyPolicy,
  terms: words.termsOfService,
}

const html = { rows: 10, className: 'font-mono text-sm' }
const time = { type: 'datetime-local' } as const

export const siteLinkRecord = {
  table: 'site_links',
  ...plainAddresses('site-links'),
  fields: {
    type: {
      label: words.pageType,
      choices: language => siteLinkTypes.map(value => ({ value, label: typeLabels[value](language) })),
    },
    title: { label: adminWords.title },
    content: { label: words.contentHtml, control: { ...html, rows: 15 } },
    publishAt: { label: words.publishAt, hint: words.publishAtHint, control: time },
    takeDownAt: { label: words.takeDownAt, hint: words.takeDownHint, control: time },
    hiTitle: { label: inEdition('hi', words.titleIn) },
    hiContent: contentIn('hi'),
    taTitle: { label: inEdition('ta', words.titleIn) },
    taContent: contentIn('ta'),
  },
  schema: () => siteLinkSchema,
  columns: ['id', 'version', 'type', 'title', 'content', 'takeDownAt', 'translations'],
  toFields: siteLink => {
    const { type = 'about', title = '', content = '', publishAt, takeDownAt } = siteLink ?? {}
    const { hi, ta } = siteLink?.translations ?? {}
    return {
      type,
      title,
      content,
      publishAt: publishAt ? toLocalInput(publishAt) : '',
      takeDownAt: takeDownAt ? toLocalInput(takeDownAt) : '',
      hiTitle: hi?.title ?? '',
      hiContent: hi?.content ?? '',
      taTitle: ta?.title ?? '',
      taContent: ta?.content ?? '',
    }
  },
  sortedBy: ['type'],
  exchange: { required: ['type', 'title', 'content'], optional: {}, key: 'type' },
  words: {
    add: words.addPage,
    edit: words.editPage,
    saving: adminWords.saving,
    updating: words.updating,
    submit: { add: words.createPage, update: words.updatePage },
    failed: { add: words.addFailed, update: words.updateFailed, delete: words.deleteFailed },
  },
} satisfies PlainRecord<EditedSiteLink, SiteLinkFields, PostedSiteLink>

function contentIn(edition: Edition) {
  return { label: inEdition(edition, words.contentIn), hint: words.contentInHint, control: html }
}
