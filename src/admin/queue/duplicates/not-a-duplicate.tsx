import { useFetcher } from 'react-router'
import { useLanguage } from '../../../ui/language/language-context.ts'
import * as words from '../../../words/queue-entry.ts'
import type { ShownNotice } from '../../notices/notice.ts'
import { useNoticeToast } from '../../notices/use-notice-toast.ts'
import { Button } from '../../widgets/button.tsx'
import { headlineOf } from '../state/entry-headline.ts'
import { writeSeen } from '../state/seen-entry.ts'

/** Puts an entry back into the queue for itself, and remembers why for its outlet; undo comes with the toast. */
export function NotADuplicate({ entry }: { entry: { id: string; version: number; title: string } }) {
  const language = useLanguage()
  const fetcher = useFetcher<{ notice: ShownNotice }>()
  useNoticeToast(fetcher.data?.notice ?? null)
  return (
    <fetcher.Form method="post" className="inline">
      <input type="hidden" name="entry" value={writeSeen(entry)} />
      <Button
        type="submit"
        tone="quiet"
        disabled={fetcher.state !== 'idle'}
        aria-label={words.notDuplicateLabel(language, { headline: headlineOf(entry, language) })}
      >
        {words.notDuplicate(language)}
      </Button>
    </fetcher.Form>
  )
}
