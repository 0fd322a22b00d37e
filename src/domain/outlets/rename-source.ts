import { type RawBuilder, sql } from 'kysely'

const linkSource = sql`scheduled_link #>> '{input,source}'`

/**
 * The values of news links or entries whose outlet's former name was their source; a name that an editor typed stays. The link of a
 * scheduled entry has a source of its own, which it is published with.
 */
export function renamedSource(
  table: 'news_links' | 'entries',
  { from, into }: { from: string; into: RawBuilder<string> },
): { isNamed: RawBuilder<boolean>; values: Record<string, RawBuilder<unknown>> } {
  const isNamed = sql<boolean>`source = ${from}`
  const source = sql`case when ${isNamed} then ${into} else source end`
  if (table === 'news_links') return { isNamed, values: { source } }
  return {
    isNamed: sql<boolean>`(${isNamed} or ${linkSource} = ${from})`,
    values: {
      source,
      scheduledLink: sql`case when ${linkSource} = ${from}
        then jsonb_set(scheduled_link, '{input,source}', to_jsonb(${into})) else scheduled_link end`,
    },
  }
}
