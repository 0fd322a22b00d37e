import type { Settings } from '../../domain/settings/settings.ts'

/** JSON-LD of the whole site: its name and how to search it. */
export function describeWebSite(settings: Settings, base: string): object {
  return {
    '@type': 'WebSite',
    name: settings.siteName,
    description: settings.siteDescription,
    url: base.includes('/', 'https://'.length) ? base : `${base}/`,
    potentialAction: {
      '@type': 'SearchAction',
      target: { '@type': 'EntryPoint', urlTemplate: `${base}/search?q={search_term_string}` },
      'query-input': 'required name=search_term_string',
    },
  }
}
