import { adminPath } from '../../address/admin-path.ts'
import type { Language } from '../../text/language.ts'
import * as adminWords from '../../words/admin-words.ts'
import * as words from '../../words/feeds-desk.ts'
import { type PlainRecord, plainAddresses } from '../records/plain-record.ts'
import { categorizingLabels, publishingLabels } from './feed.ts'
import type { FeedPage } from './feed-page-queries.ts'
import { bytesOfMegabyte, type FeedFields, type FeedInput, feedSchema, sizeLimits } from './feed-schema.ts'

export const feedRecord = {
  table: 'feeds',
  ...plainAddresses('feeds'),
  show: id => adminPath('/feeds/show/:id', { id }),
  fields: {
    url: { label: words.feedAddress, control: { type: 'url' } },
    outletName: { label: adminWords.outlet, hint: words.newOutletHint },
    title: { label: adminWords.title, hint: words.titleHint },
    category: { label: adminWords.category },
    categorizing: {
      label: words.categorizing,
      hint: words.categorizingHint,
      choices: choicesOf(categorizingLabels),
    },
    publishing: { label: words.feedBrings, choices: choicesOf(publishingLabels) },
    language: { label: adminWords.language, hint: words.languageHint },
    sizeLimit: {
      label: words.sizeLimit,
      hint: words.sizeLimitHint,
      choices: language =>
        sizeLimits.map(value => ({ value, label: words.megabytes(language, { count: Number(value) }) })),
    },
  },
  schema: () => feedSchema,
  toFields: feed => {
    const sizeLimit = sizeLimits.find(limit => Number(limit) * bytesOfMegabyte >= (feed?.bytesMax ?? 0))
    return {
      url: feed?.url ?? '',
      outletName: feed?.outletName ?? '',
      title: feed?.title ?? '',
      category: feed?.category ?? '',
      categorizing: feed?.categorizing ?? 'by-content',
      publishing: feed?.publishing ?? 'wait',
      language: feed?.language ?? '',
      sizeLimit: sizeLimit ?? '20',
    }
  },
  words: {
    add: words.addFeed,
    edit: words.editFeed,
    saving: adminWords.saving,
    submit: { add: words.addFeed, update: words.updateFeed },
    failed: { add: words.addFailed, update: words.updateFailed, delete: words.updateFailed },
  },
} satisfies PlainRecord<FeedPage, FeedFields, FeedInput>

function choicesOf(labels: Record<string, (language: Language) => string>) {
  return (language: Language) =>
    Object.entries(labels).map(([value, label]) => ({ value, label: label(language) }))
}
