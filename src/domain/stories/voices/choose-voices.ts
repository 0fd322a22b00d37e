// Chooses the outlets of a story whose description is shown, and whose headline is shown beside the lead's.
import { primaryLanguage } from '../../../text/primary-language.ts'
import { sideOf } from '../spectrum.ts'
import { headlineKey } from './headline-key.ts'
import type { StoryVoice } from './story-voices.ts'

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

/**
 * A headline in other words than the lead's: from the opposite side, from any other side, of another owner, or at least of
 * another outlet.
 */
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
