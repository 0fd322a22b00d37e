import { useRouteLoaderData } from 'react-router'
import type { loader } from '../../root.tsx'
import { DemoBanner } from '../../ui/demo-banner.tsx'

/** The demo banner of the site, above every page of the admin area too. */
export function AdminDemoBanner() {
  const demo = useRouteLoaderData<typeof loader>('root')?.demo
  return demo ? <DemoBanner {...demo} /> : null
}
