import { sitePath } from '../address/site-path.ts'
import { pageContext } from '../http/page-context.ts'
import type { RouteHandle } from '../http/route-handle.ts'
import { fittingPart } from '../text/truncate-text.ts'
import type { Route } from './+types/opensearch'
import { respondWithText } from './respond-with-text.ts'
import { xmlText } from './write-xml.ts'

export const handle = { kept: true, openToScripts: true, inEditions: true } satisfies RouteHandle

/** Describes to browsers how to search this site. */
export async function loader({ context }: Route.LoaderArgs): Promise<Response> {
  const { origin, dependsOn, edition, findSettings } = context.get(pageContext)
  dependsOn('settings')
  const { siteName, siteDescription } = await findSettings()
  // OpenSearch allows at most 16 characters for the name.
  const description = `<?xml version="1.0" encoding="utf-8"?>
<OpenSearchDescription xmlns="http://a9.com/-/spec/opensearch/1.1/">
<ShortName>${xmlText(fittingPart(siteName, 16))}</ShortName>
<Description>${xmlText(siteDescription)}</Description>
<InputEncoding>UTF-8</InputEncoding>
<Url type="text/html" template="${xmlText(origin + sitePath(edition, '/search'))}?q={searchTerms}"/>
</OpenSearchDescription>
`
  return respondWithText(description, 'application/opensearchdescription+xml')
}
