import { type RawBuilder, sql } from 'kysely'

/**
 * The path of an image that can be shown right now, '' where there is none: the signed one of an image that we have, or
 * a path of our own. None while the settings say that pages show no images.
 */
export function shownImage(url: RawBuilder<unknown>): RawBuilder<string> {
  return sql<string>`case
    when ${url} = '' or not (select show_images from settings) then ''
    when ${url} ~ '^/[^/\\\\]' then ${url}
    else coalesce((
      select '/images/' || image.id || '-' || image.signature from images image
      where image.id = image_id(${url}) and image.status = 'ready'), '')
  end`
}
