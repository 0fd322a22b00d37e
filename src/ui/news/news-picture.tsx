import { imageFile, isOwnFile } from '../../domain/images/image.ts'
import type { ShownLink } from './shown-link.ts'

const sizes = {
  // Half of four columns, three fifths of two of three columns, or the full width: styles/front-page-columns.css, lead.css.
  lead: '(min-width: 100rem) 48rem, (min-width: 90rem) 48vw, (min-width: 64rem) 37vw, 100vw',
  story: '(min-width: 64rem) 30vw, (min-width: 40rem) 50vw, 100vw',
  card: '(min-width: 64rem) 20rem, (min-width: 40rem) 50vw, 100vw',
  thumbnail: '10rem',
}

/**
 * Served by our own server, on a plate that reserves its space and shows the source's name if it never loads, with or
 * without JavaScript. Decorative: the headline beside it carries the information.
 */
export function NewsPicture({ link, place = 'card' }: { link: ShownLink; place?: keyof typeof sizes }) {
  if (!link.picture) return null
  const isLead = place === 'lead' || place === 'story'
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
  const smaller = `${imageFile(path, '320')} 320w, ${large} 640w`
  // Other places are never that wide, and each address adds bytes to every page.
  const isLarge = sizesOfPlace === sizes.lead || sizesOfPlace === sizes.story
  const srcSet = isLarge ? `${smaller}, ${imageFile(path, '960')} 960w` : smaller
  return { src: large, srcSet, sizes: sizesOfPlace }
}
