import { useRouteLoaderData } from 'react-router'
import type { loader } from '../../root.tsx'
import { DemoBanner } from '../../ui/demo-banner.tsx'

/** The site's demo banner, above every page of the admin area. */
export function AdminDemoBanner() {
  const demo = useRouteLoaderData<typeof loader>('root')?.demo
  return demo ? <DemoBanner {...demo} /> : null
}
