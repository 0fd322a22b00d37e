import { type RawBuilder, sql } from 'kysely'

/** '' without an image or if the settings hide images; else the signed path of an image that we have, or a path of our own. */
export function shownImage(url: RawBuilder<unknown>): RawBuilder<string> {
  return sql<string>`case
    when ${url} = '' or not (select show_images from settings) then ''
    when ${url} ~ '^/[^/\\\\]' then ${url}
    else coalesce((
      select '/images/' || image.id || '-' || image.signature from images image
      where image.id = image_id(${url}) and image.status = 'ready'), '')
  end`
}
