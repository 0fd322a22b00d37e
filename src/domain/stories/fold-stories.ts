import { sql } from 'kysely'
import type { Edition } from '../../text/language.ts'
import { isInEdition } from '../editions/is-in-edition.ts'
import { isPublic } from './public-story.ts'

// A lead that an editor chose represents its story until another report is half a day newer.
const chosenLeadLasts = sql`interval '12 hours'`

/**
 * Whether a row of `news_links` represents its story in the list of its category: it is the newest link, or the lead that an
 * editor chose while that is recent. An edition considers only links in its language. A list filtered by this condition
 * shows no story twice, on whichever page.
 */
export function representsStory(edition: Edition | null) {
  const isRival = isInEdition(edition, sql.ref('rival.language'))
  return sql<boolean>`not exists (
    select from story_links own join stories story on story.id = own.story_id
      join story_links other on other.story_id = own.story_id and other.id <> own.id
      join news_links rival on rival.id = other.news_link_id
    where own.news_link_id = news_links.id and ${isPublic} and rival.category = news_links.category
      and ${isRival} and ((rival.created_at, rival.id) > (news_links.created_at
          + case when own.canonical_url = story.lead_url then ${chosenLeadLasts} else interval '0' end, news_links.id)
        or (other.canonical_url = story.lead_url and rival.created_at > news_links.created_at - ${chosenLeadLasts})))`
}
