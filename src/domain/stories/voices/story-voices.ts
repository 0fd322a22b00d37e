import { sql } from 'kysely'
import type { Db } from '../../../database/connect.ts'
import { compiledOnce } from '../../../database/quick-lane.ts'
import { primaryLanguage } from '../../../text/language.ts'
import type { NewsLink } from '../../news-links/news-link.ts'
import type { Lean } from '../../outlets/lean.ts'
import { isPublic, newestMembers } from '../public-story.ts'
import { sideOf } from '../spectrum.ts'
import { headlineKey } from './headline-key.ts'

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

// Chooses the outlets of a story whose description is shown, and whose headline is shown beside the lead's.
type Lead = { id: string; title: string; source: string; description: string; language: string | null }

export type Sentences = { text: string; source: string; language: string | null }

/** The lead's own description, otherwise that of another outlet, preferably in the lead's language. */
export function chooseDescription(lead: Lead, voices: readonly StoryVoice[]): Sentences | null {
  if (lead.description) return { text: lead.description, source: lead.source, language: lead.language }
  const written = preferLanguage(
    voices.filter(({ description }) => description !== ''),
    lead,
  )
  const [voice] = written
  return voice ? { text: voice.description, source: voice.source, language: voice.language } : null
}

/** `side`: the side of its outlet where that is another than the lead's; null for an outlet of the same or no side. */
export type OtherHeadline = { voice: StoryVoice; side: 'left' | 'centre' | 'right' | null }

/** A headline in other words than the lead's: from the opposite side, another side, another owner, or at least another outlet. */
export function chooseOtherHeadline(lead: Lead, voices: readonly StoryVoice[]): OtherHeadline | null {
  const own = voices.find(({ linkId, source }) => linkId === lead.id || source === lead.source)
  const ownSide = own ? sideOf(own.lean) : null
  const others = voices.filter(voice => voice !== own && isOtherHeadline(voice.title, lead.title))
  const distanceOf = (voice: StoryVoice) => {
    const side = sideOf(voice.lean)
    if (side === opposite[ownSide ?? 'centre']) return 3
    if (side !== null && side !== ownSide) return 2
    return voice.ownerKey !== '' && own?.ownerKey && voice.ownerKey !== own.ownerKey ? 1 : 0
  }
  const [voice] = preferLanguage(
    others.toSorted((a, b) => distanceOf(b) - distanceOf(a)),
    lead,
  )
  if (!voice) return null
  return { voice, side: distanceOf(voice) >= 2 ? sideOf(voice.lean) : null }
}

const opposite = { left: 'right', right: 'left', centre: undefined } as const

function isOtherHeadline(title: string, other: string): boolean {
  const keys = [title, other].map(text => headlineKey(text) ?? text.toLowerCase())
  return keys[0] !== keys[1]
}

/** In the same order, but with those in the lead's language first: its readers may not understand another. */
function preferLanguage(voices: readonly StoryVoice[], { language }: Lead): StoryVoice[] {
  const isSame = (voice: StoryVoice) => primaryLanguage(voice.language) === primaryLanguage(language)
  return voices.toSorted((a, b) => Number(isSame(b)) - Number(isSame(a)))
}

/** What another outlet of the story writes about it, for a lead that has no description of its own. */
export async function borrowDescription(
  db: Db,
  lead: Pick<NewsLink, 'id' | 'title' | 'source' | 'description' | 'language'>,
  storyId: string | undefined,
): Promise<Sentences | null> {
  if (lead.description || !storyId) return null
  return chooseDescription(lead, await listStoryVoices(db, [storyId]))
}
