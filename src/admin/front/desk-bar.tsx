import { useEffect, useRef, useState } from 'react'
import { adminPath } from '../../address/admin-path.ts'
import { useLanguage } from '../../ui/language/language-context.ts'
import * as words from '../../words/front-desk.ts'
import { PageTitle } from '../frame/page-title.tsx'
import { useNoticeToast } from '../notices/use-notice-toast.ts'
import { Button } from '../widgets/button.tsx'
import { ButtonLink } from '../widgets/button-link.tsx'
import { useFetcher } from '../widgets/use-fetcher.ts'
import { noChanges } from './front-draft.ts'
import { PreviewDialog } from './preview-dialog.tsx'
import type { FrontResponse } from './publish-front.ts'
import type { FrontDesk } from './use-front-desk.ts'

/** How many changes are not published yet, with buttons to publish or discard them. */
export function DeskBar({ desk }: { desk: FrontDesk }) {
  const language = useLanguage()
  const { count, changes, dropPublished } = desk
  const fetcher = useFetcher<FrontResponse>()
  const [isPreviewed, setIsPreviewed] = useState(false)
  const posted = useRef(noChanges)
  const response = fetcher.data ?? null
  useNoticeToast(response?.notice ?? null)
  useEffect(() => {
    if (response?.ok) dropPublished(posted.current)
  }, [response, dropPublished])
  const isBusy = fetcher.state !== 'idle'
  const publish = () => {
    setIsPreviewed(false)
    posted.current = changes
    void fetcher.submit({ changes: JSON.stringify(changes) }, { method: 'post', action: adminPath('/front') })
  }
  return (
    <>
      <PageTitle title={words.title(language)}>
        <ButtonLink to={`${adminPath('/activity')}?kind=pins`}>{words.history(language)}</ButtonLink>
        <Button data-desk="undo" isOff={!desk.canUndo || count === 0} onClick={desk.undo}>
          {words.undo(language)}
        </Button>
        <Button data-desk="preview" onClick={() => setIsPreviewed(true)}>
          {words.preview(language)}
        </Button>
        <Button data-desk="publish" tone="primary" isOff={count === 0 || isBusy} onClick={publish}>
          {words.publish(language)}
        </Button>
      </PageTitle>
      <p role="status" className="mb-4 text-sm text-quiet sm:-mt-4">
        {count === 0 ? words.unchanged(language) : words.changes(language, { count })}
      </p>
      <PreviewDialog
        isOpen={isPreviewed}
        changes={changes}
        onClose={() => setIsPreviewed(false)}
        onPublish={count > 0 && !isBusy ? publish : null}
      />
    </>
  )
}
