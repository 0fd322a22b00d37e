import { z } from 'zod'
import { sitePath } from '../../../address/site-path.ts'
import {
  activeCount,
  type Coverage,
  type OutletList,
  type Spectrum,
} from '../../../domain/stories/spectrum.ts'
import type { Story } from '../../../domain/stories/story.ts'
import * as words from '../../../words/api-page.ts'
import * as parameter from '../frame/endpoint.ts'
import { leanSchema } from './outlet.ts'

const fields = {
  id: parameter.id(),
  slug: z.string(),
  url: parameter.webAddress(),
  title: z.string(),
  language: parameter.languageTag(),
  firstAt: parameter.instant(),
  lastAt: parameter.instant(),
  linkCount: z.int(),
  outletCount: z.int(),
  leadId: parameter.id().meta(parameter.described(words.leadId)),
}

export const storySchema = z.object(fields).register(parameter.schemas, { id: 'Story' })
export const storyFields = fields

/** `language` is null for a name that an editor wrote: it is in the site's language. */
export function presentStory(story: Story, origin: string): z.output<typeof storySchema> {
  return {
    id: story.id,
    slug: story.slug,
    url: storyAddress(origin, story.slug),
    title: story.title,
    language: story.titleLanguage,
    firstAt: story.firstAt.toISOString(),
    lastAt: story.lastAt.toISOString(),
    linkCount: story.linkCount,
    outletCount: story.outletCount,
    leadId: story.leadId,
  }
}

export function storyAddress(origin: string, slug: string): string {
  return origin + sitePath(null, '/story/:slug', { slug })
}

// The coverage of a story as its page shows it: each count with its denominator, the outlets that could have covered it.

const outletsSchema = z.object({
  count: z.int(),
  named: z
    .array(z.object({ id: parameter.id().nullable(), name: z.string(), lean: leanSchema }))
    .meta(parameter.described(words.named)),
})

const shareSchema = z.array(z.object({ name: z.string(), count: z.int() }))

const groupFields = {
  active: z.int().meta(parameter.described(words.active)),
  covering: outletsSchema,
  missing: outletsSchema,
}

export const coverageSchema = z
  .object({
    outletCount: z.int(),
    sides: z.array(z.object({ side: z.enum(['left', 'centre', 'right']), ...groupFields })),
    notRated: z.object(groupFields),
    elsewhere: outletsSchema.meta(parameter.described(words.elsewhere)),
    blindSpot: z.enum(['left', 'right']).nullable().meta(parameter.described(words.blindSpot)),
    owners: z.array(z.object({ name: z.string(), outlets: outletsSchema })),
    withoutOwner: outletsSchema,
    languages: shareSchema,
    regions: shareSchema,
  })
  .register(parameter.schemas, { id: 'Coverage' })

export function presentCoverage(spectrum: Spectrum): z.output<typeof coverageSchema> {
  return {
    outletCount: spectrum.outletCount,
    sides: spectrum.sides.map(({ side, ...of }) => ({ side, ...presentGroup(of) })),
    notRated: presentGroup(spectrum.notRated),
    elsewhere: presentOutlets(spectrum.elsewhere),
    blindSpot: spectrum.blindSpot,
    owners: spectrum.owners.map(({ name, outlets }) => ({ name, outlets: presentOutlets(outlets) })),
    withoutOwner: presentOutlets(spectrum.withoutOwner),
    languages: spectrum.languages.map(({ name, count }) => ({ name, count })),
    regions: spectrum.regions.map(({ name, count }) => ({ name, count })),
  }
}

function presentGroup(coverage: Coverage) {
  const { covering, missing } = coverage
  return {
    active: activeCount(coverage),
    covering: presentOutlets(covering),
    missing: presentOutlets(missing),
  }
}

function presentOutlets({ count, named }: OutletList): z.output<typeof outletsSchema> {
  return { count, named: named.map(({ id, name, lean }) => ({ id, name, lean })) }
}
