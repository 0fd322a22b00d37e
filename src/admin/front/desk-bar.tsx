import { useState, useSyncExternalStore } from 'react'
import { adminPath } from '../../address/admin-path.ts'
import { useLanguage } from '../../ui/language/language-context.ts'
import * as words from '../../words/front-desk.ts'
import * as pinWords from '../../words/pins.ts'
import { onKept } from '../forms/tab-storage.ts'
import { PageTitle } from '../frame/page-title.tsx'
import { Button } from '../widgets/button.tsx'
import { ButtonLink } from '../widgets/button-link.tsx'
import { isDraftStored } from './draft-store.ts'
import { PreviewDialog } from './preview-dialog.tsx'
import type { FrontDesk } from './use-front-desk.ts'
import { usePublishFront } from './use-publish-front.ts'

/** How many changes are not published yet, with buttons to publish or discard them. */
export function DeskBar({ desk }: { desk: FrontDesk }) {
  const language = useLanguage()
  const { count, changes, dropPublished } = desk
  const [isPreviewed, setIsPreviewed] = useState(false)
  const isKept = useSyncExternalStore(onKept, isDraftStored, () => true)
  const { publish: publishChanges, isBusy } = usePublishFront(dropPublished)
  const publish = () => {
    setIsPreviewed(false)
    publishChanges(changes)
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
      <noscript>
        <p className="mt-0 mb-4 max-w-prose text-quiet">{words.withoutScript(language)}</p>
      </noscript>
      <p role="status" className="mb-4 text-sm text-quiet sm:-mt-4 noscript:hidden">
        {count === 0 ? words.unchanged(language) : words.changes(language, { count })}
        {count === 0 || isKept ? '' : ` ${pinWords.notStored(language)}`}
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
