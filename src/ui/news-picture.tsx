import { pictureUrl } from './picture-url.ts'
import type { ShownLink } from './shown-link.ts'

/**
 * The picture of a link on a plate that keeps its place before it arrives and carries the source's name if it never
 * does, with or without JavaScript. Decoration: the headline beside it says what there is to say.
 */
export function NewsPicture({ link, priority }: { link: ShownLink; priority?: 'lead' }) {
  const url = pictureUrl(link.imageUrl)
  if (!url) return null
  return (
    <span className="plate" aria-hidden="true">
      <img
        src={url}
        data-source={link.source}
        alt=""
        width="640"
        height="360"
        decoding="async"
        referrerPolicy="no-referrer"
        loading={priority === 'lead' ? 'eager' : 'lazy'}
        fetchPriority={priority === 'lead' ? 'high' : undefined}
      />
    </span>
  )
}
