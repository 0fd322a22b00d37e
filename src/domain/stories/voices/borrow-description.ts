import type { Db } from '../../../database/connect.ts'
import type { NewsLink } from '../../news-links/news-link.ts'
import { chooseDescription, type Sentences } from './choose-voices.ts'
import { listStoryVoices } from './story-voices.ts'

/** What another outlet of the story writes about it, for a lead that has no description of its own. */
export async function borrowDescription(
  db: Db,
  lead: Pick<NewsLink, 'id' | 'title' | 'source' | 'description' | 'language'>,
  storyId: string | undefined,
): Promise<Sentences | null> {
  if (lead.description || !storyId) return null
  return chooseDescription(lead, await listStoryVoices(db, [storyId]))
}
