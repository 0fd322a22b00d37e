import type { FrontItem, FrontMaterial, FrontStory, Pin } from '../../src/domain/front/front-page.ts'
import type { FrontPlace } from '../../src/domain/front/places/front-place.ts'

export const frontNow = new Date('2026-01-02T06:30:00Z')

const minutesBefore = (minutes: number) => new Date(frontNow.getTime() - minutes * 60_000)

type ItemFields = {
  category?: { slug: string }
  minutesAgo?: number
  featured?: boolean
  source?: string
  language?: string | null
}

/** Two sections of the front page. */
export const politics = {
  id: '018f0000-0000-7000-8000-000000000001',
  name: 'Politics',
  slug: 'politics',
  isOnFront: true,
}
export const world = { ...politics, id: '018f0000-0000-7000-8000-000000000002', name: 'World', slug: 'world' }

/** The newest links of a section, a minute apart. */
export const newestLinks = (count: number, category = politics) =>
  Array.from({ length: count }, (_, n) => frontItem(`${category.slug}-${n}`, { category, minutesAgo: n }))

/** A link without a story, from a separate outlet unless `source` is given; its title is its id. */
export function frontItem(id: string, fields: ItemFields = {}): FrontItem {
  const {
    category = { slug: 'world' },
    minutesAgo = 10,
    featured = false,
    source = `Outlet of ${id}`,
    language = null,
  } = fields
  const at = minutesBefore(minutesAgo)
  return {
    link: { id, title: id, source, featured, createdAt: at, language, categorySlug: category.slug },
    storyId: null,
    story: null,
  }
}

/** A story of three outlets. */
export function storyItem(id: string, fields: ItemFields & Partial<Omit<FrontStory, 'id'>> = {}): FrontItem {
  const { slug = id, title = id, outletCount = 3, firstAt = minutesBefore(fields.minutesAgo ?? 10) } = fields
  const { link } = frontItem(`link-of-${id}`, fields)
  return { link, storyId: id, story: { id, slug, title, outletCount, firstAt, lastAt: firstAt } }
}

export function linkPin(
  place: FrontPlace,
  id: string,
  {
    beginsAt = null,
    endsAt = null,
    untilNewer = false,
    minutesAgo = 60,
  }: { beginsAt?: Date | null; endsAt?: Date | null; untilNewer?: boolean; minutesAgo?: number } = {},
): Pin {
  const pinned = { pinnedAt: minutesBefore(minutesAgo), pinnedBy: 'Asha Devi' }
  const times = { beginsAt, endsAt, untilNewer }
  return { place, subject: { kind: 'link', id }, title: id, ...pinned, ...times, version: 1 }
}

export function frontMaterial(fields: Partial<FrontMaterial> = {}): FrontMaterial {
  const none = {
    language: 'en' as const,
    pins: [],
    pinned: [],
    stories: [],
    featured: [],
    latest: [],
    categories: [],
  }
  return { ...none, newestOf: new Map(), ...fields }
}
