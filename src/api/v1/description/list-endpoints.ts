import { listCategories } from '../categories.ts'
import { listCorrections } from '../corrections.ts'
import { decideEntry } from '../decision.ts'
import { listEntries } from '../entries.ts'
import type { Endpoint } from '../frame/endpoint.ts'
import { getLink } from '../link.ts'
import { listLinks } from '../links.ts'
import { getOutlet } from '../outlet.ts'
import { listOutlets } from '../outlets.ts'
import { listStories } from '../stories.ts'
import { getStory } from '../story.ts'
import { sendTipEndpoint } from '../tips.ts'
import { publishLinkEndpoint } from '../write/publish-link.ts'

/** Everything below /api/v1 but the description itself; a test holds it against routes.ts. */
export function listEndpoints(): Endpoint[] {
  return [
    listLinks,
    getLink,
    publishLinkEndpoint,
    listStories,
    getStory,
    listCategories,
    listOutlets,
    getOutlet,
    listCorrections,
    sendTipEndpoint,
    listEntries,
    decideEntry,
  ]
}
