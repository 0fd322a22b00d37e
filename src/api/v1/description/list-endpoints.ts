import { listCorrectionsEndpoint } from '../corrections.ts'
import { decideEntryEndpoint } from '../decision.ts'
import { listEntriesEndpoint } from '../entries.ts'
import type { Endpoint } from '../frame/endpoint.ts'
import { getLinkEndpoint } from '../link.ts'
import { listLinksEndpoint } from '../links.ts'
import { getOutletEndpoint } from '../outlet.ts'
import { listOutletsEndpoint } from '../outlets.ts'
import { plainLists } from '../resources/plain-lists.ts'
import { listStoriesEndpoint } from '../stories.ts'
import { getStoryEndpoint } from '../story.ts'
import { sendTipEndpoint } from '../tips.ts'
import { getTodayEndpoint } from '../today.ts'
import { publishLinkEndpoint } from '../write/publish-link.ts'

/** Every endpoint below /api/v1 except the description itself; a test compares the list with routes.ts. */
export function listEndpoints(): Endpoint[] {
  return [
    listLinksEndpoint,
    getLinkEndpoint,
    publishLinkEndpoint,
    listStoriesEndpoint,
    getStoryEndpoint,
    getTodayEndpoint,
    ...plainLists.map(({ endpoint }) => endpoint),
    listOutletsEndpoint,
    getOutletEndpoint,
    listCorrectionsEndpoint,
    sendTipEndpoint,
    listEntriesEndpoint,
    decideEntryEndpoint,
  ]
}
