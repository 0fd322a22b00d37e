import { useMemo } from 'react'
import { Navigate, useLocation } from 'react-router'
import { adminPath } from '../../address/admin-path.ts'
import type { Language } from '../../text/language.ts'
import { useLanguage } from '../../ui/language/language-context.ts'
import * as words from '../../words/admin-frame.ts'
import { failedState } from '../notices/use-carried-notice.ts'
import { useErrorToast } from '../notices/use-error-toast.ts'
import { Button } from '../widgets/button.tsx'
import { PageTitle } from './page-title.tsx'

// The specification's words for lists that do not come (§8).
const failures: Record<string, (language: Language) => string> = {
  [adminPath('/news')]: words.newsFailed,
  [adminPath('/site-links')]: words.siteLinksFailed,
}

/** A page that did not come: the network, the server or a fault of ours. Nobody loses what was typed before. */
export function PageFailed() {
  const { pathname } = useLocation()
  const language = useLanguage()
  if (pathname.startsWith(adminPath('/site-links/edit/:id', { id: '' }))) return <BackToSiteLinks />
  return <Failed message={failures[pathname]?.(language) ?? null} />
}

function BackToSiteLinks() {
  const language = useLanguage()
  const state = useMemo(() => failedState(words.siteLinkFailed(language)), [language])
  return <Navigate to={adminPath('/site-links')} replace state={state} />
}

function Failed({ message }: { message: string | null }) {
  const language = useLanguage()
  useErrorToast(useMemo(() => ({ message }), [message]))
  return (
    <>
      <PageTitle title={words.pageFailed(language)} />
      <p className="mb-4 max-w-prose text-quiet">{words.pageFailedHint(language)}</p>
      <Button onClick={() => location.reload()}>{words.tryAgain(language)}</Button>
    </>
  )
}
