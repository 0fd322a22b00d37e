import type { EditedNewsLink } from '../../domain/news-links/admin-news-queries.ts'
import type { NewsLinkFields } from '../../domain/news-links/news-link-schema.ts'
import type { ConflictField } from '../forms/conflict.tsx'
import { toLocalInput } from '../forms/local-input.ts'

/** A link to add begins with what is known of it: its address, and that it is published now. */
export function formFields(
  newsLink?: EditedNewsLink,
  known?: { url: string; openedAt: Date },
): NewsLinkFields {
  const publishedAt = newsLink?.publishedAt ?? known?.openedAt
  return {
    title: newsLink?.title ?? '',
    url: newsLink?.url ?? known?.url ?? '',
    source: newsLink?.source ?? '',
    sourceIconUrl: newsLink?.sourceIconUrl ?? '',
    description: newsLink?.description ?? '',
    imageUrl: newsLink?.imageUrl ?? '',
    publishedAt: publishedAt ? toLocalInput(publishedAt) : '',
    category: newsLink?.category ?? '',
    featured: newsLink?.featured ?? false,
    language: newsLink?.language ?? '',
    publishAt: '',
    takeDownAt: newsLink?.takeDownAt ? toLocalInput(newsLink.takeDownAt) : '',
  }
}

export const fieldLabels = {
  title: 'Title',
  url: 'URL',
  source: 'Source',
  sourceIconUrl: 'Source icon URL',
  imageUrl: 'Image URL',
  publishedAt: 'Published at',
  category: 'Category',
  description: 'Description',
  featured: 'Featured',
  language: 'Language',
  publishAt: 'Publish at',
  takeDownAt: 'Take down at',
}

export function conflictFields({
  theirs,
  mine,
  categories,
}: {
  theirs: EditedNewsLink
  mine: NewsLinkFields
  categories: { id: string; name: string }[]
}): ConflictField[] {
  const names = new Map(categories.map(({ id, name }) => [id, name]))
  const inWords = (fields: NewsLinkFields) => ({
    ...fields,
    category: names.get(fields.category) ?? fields.category,
    featured: fields.featured ? 'yes' : 'no',
  })
  const [their, my] = [inWords(formFields(theirs)), inWords(mine)]
  return [
    { label: fieldLabels.title, theirs: their.title, mine: my.title },
    { label: fieldLabels.url, theirs: their.url, mine: my.url },
    { label: fieldLabels.source, theirs: their.source, mine: my.source },
    { label: fieldLabels.sourceIconUrl, theirs: their.sourceIconUrl ?? '', mine: my.sourceIconUrl ?? '' },
    { label: fieldLabels.imageUrl, theirs: their.imageUrl ?? '', mine: my.imageUrl ?? '' },
    { label: fieldLabels.publishedAt, theirs: their.publishedAt ?? '', mine: my.publishedAt ?? '' },
    { label: fieldLabels.category, theirs: their.category, mine: my.category },
    { label: fieldLabels.description, theirs: their.description ?? '', mine: my.description ?? '' },
    { label: fieldLabels.language, theirs: their.language ?? '', mine: my.language ?? '' },
    { label: fieldLabels.featured, theirs: their.featured, mine: my.featured },
    { label: fieldLabels.takeDownAt, theirs: their.takeDownAt ?? '', mine: my.takeDownAt ?? '' },
  ]
}
