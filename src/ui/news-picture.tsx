import { imageFile, isOwnFile } from '../domain/images/image.ts'
import type { ShownLink } from './shown-link.ts'

const sizes = {
  lead: '(min-width: 64rem) 26rem, (min-width: 40rem) 50vw, 100vw',
  card: '(min-width: 64rem) 20rem, (min-width: 40rem) 50vw, 100vw',
  thumbnail: '10rem',
}

/**
 * From our own server, on a plate that keeps its place before it arrives and carries the source's name if it never
 * does, with or without JavaScript. Decoration: the headline beside it says what there is to say.
 */
export function NewsPicture({ link, place = 'card' }: { link: ShownLink; place?: keyof typeof sizes }) {
  if (!link.picture) return null
  const isLead = place === 'lead'
  return (
    <span className="plate" aria-hidden="true">
      <img
        {...(isOwnFile(link.picture) ? { src: link.picture } : sources(link.picture, sizes[place]))}
        data-source={link.source}
        alt=""
        width="640"
        height="360"
        decoding="async"
        loading={isLead ? 'eager' : 'lazy'}
        fetchPriority={isLead ? 'high' : undefined}
      />
    </span>
  )
}

function sources(path: string, sizesOfPlace: string) {
  const large = imageFile(path, '640')
  return { src: large, srcSet: `${imageFile(path, '320')} 320w, ${large} 640w`, sizes: sizesOfPlace }
}
