import type { Settings } from '../../domain/settings/settings.ts'

/** JSON-LD of the whole site: its name and how to search it. */
export function describeWebSite(settings: Settings, origin: string): object {
  return {
    '@type': 'WebSite',
    name: settings.siteName,
    description: settings.siteDescription,
    url: `${origin}/`,
    potentialAction: {
      '@type': 'SearchAction',
      target: { '@type': 'EntryPoint', urlTemplate: `${origin}/search?q={search_term_string}` },
      'query-input': 'required name=search_term_string',
    },
  }
}
