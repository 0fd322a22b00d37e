import { useMemo } from 'react'
import { Navigate, useLocation } from 'react-router'
import { adminPath } from '../../address/admin-path.ts'
import { failedState } from '../notices/use-carried-notice.ts'
import { useErrorToast } from '../notices/use-error-toast.ts'
import { Button } from '../widgets/button.tsx'
import { PageTitle } from './page-title.tsx'

// The specification's words for lists that do not come (§8).
const failures: Record<string, string> = {
  [adminPath('/news')]: 'Failed to load news data',
  [adminPath('/site-links')]: 'Failed to load site links',
}

/** A page that did not come: the network, the server or a fault of ours. Nobody loses what was typed before. */
export function PageFailed() {
  const { pathname } = useLocation()
  if (pathname.startsWith(adminPath('/site-links/edit/:id', { id: '' }))) return <BackToSiteLinks />
  return <Failed message={failures[pathname] ?? null} />
}

function BackToSiteLinks() {
  const state = useMemo(() => failedState('Failed to load site link'), [])
  return <Navigate to={adminPath('/site-links')} replace state={state} />
}

function Failed({ message }: { message: string | null }) {
  useErrorToast(useMemo(() => ({ message }), [message]))
  return (
    <>
      <PageTitle title="This page could not be loaded" />
      <p className="mb-4 max-w-prose text-quiet">
        The server could not be reached, or something went wrong on its side. What you typed is kept in this
        tab.
      </p>
      <Button onClick={() => location.reload()}>Try again</Button>
    </>
  )
}
