import type { Language } from '../../text/language.ts'
import * as deskWords from '../../words/news-desk.ts'
import * as words from '../../words/news-fields.ts'
import { articleNames } from '../articles/article-fields.ts'
import { type PlainRecord, plainAddresses } from '../records/plain-record.ts'
import type { EditedNewsLink } from './admin-news-queries.ts'
import { articleFormFields, fieldLabel, toText } from './form-values.ts'
import { type NewsLinkFields, type NewsLinkInput, newsLinkSchema } from './news-link-schema.ts'

type NewsLinkRecord = PlainRecord<EditedNewsLink, NewsLinkFields, NewsLinkInput>

const names = [...articleNames, 'publishAt', 'takeDownAt'] as const

const fields: NewsLinkRecord['fields'] = {
  ...Object.fromEntries(
    names.map((name): unknown[] => [name, { label: (language: Language) => fieldLabel(name, language) }]),
  ),
  featured: {
    label: language => fieldLabel('featured', language),
    choices: language => [
      { value: 'true', label: words.yes(language) },
      { value: 'false', label: words.no(language) },
    ],
  },
}

/** The form of a news link is plain; its list has verbs of its own. */
export const newsLinkRecord = {
  table: 'news_links',
  ...plainAddresses('news'),
  fields,
  schema: () => newsLinkSchema,
  toFields: newsLink => ({
    ...articleFormFields(newsLink ?? {}),
    takeDownAt: toText(newsLink?.takeDownAt ?? null),
  }),
  words: {
    add: deskWords.add,
    edit: deskWords.edit,
    saving: deskWords.saving,
    submit: { add: deskWords.add, update: deskWords.update },
    failed: { add: deskWords.notAdded, update: deskWords.notUpdated, delete: deskWords.notDeleted },
  },
} satisfies NewsLinkRecord
