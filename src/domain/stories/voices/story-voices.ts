import { sql } from 'kysely'
import { compiledOnce } from '../../../database/compiled-once.ts'
import type { Db } from '../../../database/connect.ts'
import type { Lean } from '../../outlets/lean.ts'
import { isPublic, newestMembers } from '../public-story.ts'

/** One outlet's newest article of a story. */
export type StoryVoice = {
  storyId: string
  linkId: string
  title: string
  url: string
  source: string
  language: string | null
  description: string
  lean: Lean
  /** The key by which owners are compared; '' where the owner is unknown. */
  ownerKey: string
}

/** The outlets' newest articles of these stories, newest first; copies of an agency's text come last. */
export async function listStoryVoices(db: Db, storyIds: readonly string[]): Promise<StoryVoice[]> {
  return storyIds.length === 0 ? [] : listVoices(db, { storyIds })
}

const listVoices = compiledOnce(
  (_: Db, { storyIds }: { storyIds: readonly string[] }) => sql<StoryVoice>`
    select story.id as story_id, voice.link_id, voice.title, voice.url, voice.source, voice.language, voice.description,
      voice.lean, voice.owner_key
    from stories story cross join lateral (
      select distinct on (member.outlet) member.id as link_id, member.title, member.url, member.source, member.language,
        link.description, coalesce(outlet.lean, 'not-rated') as lean, coalesce(outlet.owner_key, '') as owner_key,
        member.is_copy, member.at
      from (${newestMembers}) member join news_links link on link.id = member.id
        left join outlets outlet on outlet.id = link.outlet_id
      order by member.outlet, member.is_copy, member.at desc, member.id desc
    ) voice
    where story.id = any(${storyIds}::uuid[]) and ${isPublic}
    order by voice.is_copy, voice.at desc, voice.link_id desc`,
)
