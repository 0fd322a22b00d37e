import type { ShownNotice } from '../../notices/notice.ts'
import { useNoticeToast } from '../../notices/notice-toast.tsx'
import { Button } from '../../widgets/button.tsx'
import { useRowSubmit } from '../../widgets/focus.ts'
import { HistoryLink } from '../../widgets/history-link.tsx'
import { useFetcher } from '../../widgets/use-fetcher.ts'

/** A button that posts the row's entry to the page and shows the response as a toast, and the entry's history. */
export function RowActions({
  id,
  posted,
  text,
  label,
}: {
  id: string
  posted: { name: string; value: string }
  text: string
  label: string
}) {
  const fetcher = useFetcher<{ notice: ShownNotice }>()
  useNoticeToast(fetcher.data?.notice ?? null)
  const { onSubmit, isPosting } = useRowSubmit(fetcher)
  return (
    <div className="row-actions flex-wrap lg:flex-nowrap">
      <fetcher.Form method="post" onSubmit={onSubmit}>
        <input type="hidden" {...posted} />
        <Button type="submit" tone="quiet" isOff={isPosting} aria-label={label}>
          {text}
        </Button>
      </fetcher.Form>
      <HistoryLink id={id} tone="quiet" />
    </div>
  )
}
