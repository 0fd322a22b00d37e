import type { ShownLink } from '../../src/ui/news/headline-lines.tsx'

/** A link as components receive it; every field can be given. */
export function shownLink(fields: Partial<ShownLink> = {}): ShownLink {
  return {
    id: 'one',
    title: 'Monsoon arrives early',
    url: 'https://outlet.example/monsoon',
    source: 'The Outlet',
    description: 'Two days before its time',
    picture: '/images/0123456789abcdef0123456789abcdef-signature',
    sourceIcon: '',
    publishedAt: new Date('2026-01-02T06:00:00Z'),
    createdAt: new Date('2026-01-02T06:05:00Z'),
    language: null,
    categorySlug: 'weather',
    categoryName: 'Weather',
    ...fields,
  }
}
