import { z } from 'zod'
import type { Category } from '../../../domain/categories/category.ts'
import type { EntryOrigin, EntryStatus } from '../../../domain/queue/entry.ts'
import type { EntryState, QueueEntry } from '../../../domain/queue/queue-entry.ts'
import * as words from '../../../words/api-page.ts'
import * as parameter from '../frame/endpoint.ts'

const origins = ['feed', 'paste', 'bookmarklet', 'tip'] as const satisfies EntryOrigin[]
const statuses = [
  'waiting',
  'published',
  'duplicate',
  'rejected',
  'unreadable',
  'scheduled',
] as const satisfies EntryStatus[]

export const entrySchema = z
  .object({
    id: parameter.id(),
    version: z.int().meta(parameter.described(words.version)),
    url: parameter.publishedAddress(),
    title: z.string(),
    source: z.string(),
    description: z.string(),
    language: parameter.languageTag(),
    category: z.string().nullable(),
    categoryReason: z.string().nullable().meta(parameter.described(words.categoryReason)),
    origin: z.enum(origins),
    isFeatured: z.boolean(),
    publishedAt: parameter.instant().nullable(),
    arrivedAt: parameter.instant(),
    queuedAt: parameter.instant(),
    note: z.string().nullable().meta(parameter.described(words.tipNote)),
  })
  .register(parameter.schemas, { id: 'Entry' })

export const entryStateSchema = z
  .object({
    id: parameter.id(),
    version: z.int(),
    status: z.enum(statuses),
    category: z.string().nullable(),
    isFeatured: z.boolean(),
    snoozedUntil: parameter.instant().nullable(),
    changedBy: z.string().nullable(),
  })
  .register(parameter.schemas, { id: 'EntryState' })

export function presentEntry(
  entry: QueueEntry,
  categories: readonly Category[],
): z.output<typeof entrySchema> {
  return {
    id: entry.id,
    version: entry.version,
    url: entry.url,
    title: entry.title,
    source: entry.source,
    description: entry.description,
    language: entry.language,
    category: slugOf(entry.categoryId, categories),
    categoryReason: entry.categoryWhy,
    origin: entry.origin,
    isFeatured: entry.featured,
    publishedAt: entry.publishedAt?.toISOString() ?? null,
    arrivedAt: entry.arrivedAt.toISOString(),
    queuedAt: entry.queuedAt.toISOString(),
    note: entry.tipNote || null,
  }
}

export function presentEntryState(
  state: EntryState,
  categories: readonly Category[],
): z.output<typeof entryStateSchema> {
  return {
    id: state.id,
    version: state.version,
    status: state.status,
    category: slugOf(state.categoryId, categories),
    isFeatured: state.featured,
    snoozedUntil: state.snoozedUntil?.toISOString() ?? null,
    changedBy: state.changedBy,
  }
}

function slugOf(id: string | null, categories: readonly Category[]): string | null {
  return categories.find(category => category.id === id)?.slug ?? null
}
