import { z } from 'zod'
import { sitePath } from '../../../address/site-path.ts'
import type { Story } from '../../../domain/stories/story.ts'
import * as words from '../../../words/api-page.ts'
import * as parameter from '../frame/parameters.ts'

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
