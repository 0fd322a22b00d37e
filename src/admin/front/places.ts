import { composeFrontPage } from '../../domain/front/compose-front-page.ts'
import type { PinSubject } from '../../domain/front/front-page.ts'
import { readFrontItems, readFrontMaterial } from '../../domain/front/front-queries.ts'
import { listPlaceVersions } from '../../domain/front/pin-queries.ts'
import { isUuid } from '../../domain/is-uuid.ts'
import { pageContext } from '../../http/page-context.ts'
import type { RouteHandle } from '../../http/route-handle.ts'
import type { Route } from './+types/places'
import { listPlaceChoices, type PlaceAnswer } from './pin-choices.ts'

export const handle = { role: 'editor' } satisfies RouteHandle

/**
 * Where something could be pinned, and what stands there: `kind` and `id` of a link or a story, or `section`, the slug of
 * what is no link yet. `ask` comes back with the answer.
 */
export async function loader({ request, context }: Route.LoaderArgs): Promise<PlaceAnswer> {
  const { db, now, language } = context.get(pageContext)
  const { searchParams } = new URL(request.url)
  const subject = readSubject(searchParams)
  const [material, versions, [item]] = await Promise.all([
    readFrontMaterial(db),
    listPlaceVersions(db),
    readFrontItems(db, subject?.kind === 'link' ? [subject] : []),
  ])
  const slug =
    subject?.kind === 'story' ? null : (item?.link.categorySlug ?? searchParams.get('section') ?? '')
  const choices = listPlaceChoices(composeFrontPage(material, now), { slug, versions, language })
  return { choices, asked: searchParams.get('ask') ?? '' }
}

/** A page that asks stays as it is when no answer comes. */
export async function clientLoader({ request, serverLoader }: Route.ClientLoaderArgs): Promise<PlaceAnswer> {
  const asked = new URL(request.url).searchParams.get('ask') ?? ''
  return serverLoader().catch(() => ({ choices: [], asked }))
}

function readSubject(params: URLSearchParams): PinSubject | null {
  const [kind, id = ''] = [params.get('kind'), params.get('id') ?? '']
  return (kind === 'link' || kind === 'story') && isUuid(id) ? { kind, id } : null
}
