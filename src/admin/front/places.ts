import { composeFrontPage } from '../../domain/front/compose-front-page.ts'
import type { PinSubject } from '../../domain/front/front-page.ts'
import { readFrontItems, readFrontMaterial } from '../../domain/front/front-queries.ts'
import { listPlaceVersions } from '../../domain/front/pin-queries.ts'
import { isUuid } from '../../domain/is-uuid.ts'
import { pageContext } from '../../http/page-context.ts'
import type { Route } from './+types/places'
import { listPlaceChoices } from './pin-choices.ts'

/**
 * Where something could be pinned, and what stands there: `kind` and `id` of a link or a story, or `section`, the slug of
 * what is no link yet.
 */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { db, now } = context.get(pageContext)
  const { searchParams } = new URL(request.url)
  const subject = readSubject(searchParams)
  const [material, versions, [item]] = await Promise.all([
    readFrontMaterial(db),
    listPlaceVersions(db),
    readFrontItems(db, subject?.kind === 'link' ? [subject] : []),
  ])
  const slug =
    subject?.kind === 'story' ? null : (item?.link.categorySlug ?? searchParams.get('section') ?? '')
  return { choices: listPlaceChoices(composeFrontPage(material, now), { slug, versions }) }
}

function readSubject(params: URLSearchParams): PinSubject | null {
  const [kind, id = ''] = [params.get('kind'), params.get('id') ?? '']
  return (kind === 'link' || kind === 'story') && isUuid(id) ? { kind, id } : null
}
