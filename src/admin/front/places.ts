import { composeFrontPage } from '../../domain/front/compose-front-page.ts'
import type { PinSubject } from '../../domain/front/front-page.ts'
import { readFrontItems, readFrontMaterial } from '../../domain/front/front-queries.ts'
import { listPlaceVersions } from '../../domain/front/pin-queries.ts'
import { isUuid } from '../../domain/is-uuid.ts'
import { pageContext } from '../../http/page-context.ts'
import type { RouteHandle } from '../../http/route-handle.ts'
import type { Route } from './+types/places'
import { listPlaceChoices, type PlaceResponse } from './pin-choices.ts'

export const handle = { role: 'editor' } satisfies RouteHandle

/**
 * The places that a subject could be pinned to, with their current items. The subject is `kind` and `id` of a link or a
 * story, or for an entry the slug of its `section`. `ask` numbers the request and is returned with the response.
 */
export async function loader({ request, context }: Route.LoaderArgs): Promise<PlaceResponse> {
  const { db, now, language } = context.get(pageContext)
  const { searchParams } = new URL(request.url)
  const subject = readSubject(searchParams)
  const [material, versions, [item]] = await Promise.all([
    readFrontMaterial(db),
    listPlaceVersions(db),
    readFrontItems(db, subject ? [subject] : []),
  ])
  const own = item?.link.categorySlug ?? searchParams.get('section') ?? ''
  const slug = subject?.kind === 'story' ? null : own
  const choices = listPlaceChoices(composeFrontPage(material, now), { slug, own, versions, language })
  return { choices, asked: searchParams.get('ask') ?? '' }
}

/** If the request fails, the page behind the dialog stays as it is. */
export async function clientLoader({
  request,
  serverLoader,
}: Route.ClientLoaderArgs): Promise<PlaceResponse> {
  const asked = new URL(request.url).searchParams.get('ask') ?? ''
  return serverLoader().catch(() => ({ choices: [], asked }))
}

function readSubject(params: URLSearchParams): PinSubject | null {
  const [kind, id = ''] = [params.get('kind'), params.get('id') ?? '']
  return (kind === 'link' || kind === 'story') && isUuid(id) ? { kind, id } : null
}
