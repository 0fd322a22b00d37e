import { Link } from 'react-router'
import type { ShownNotice } from '../../notices/notice.ts'
import { useNoticeToast } from '../../notices/notice-toast.tsx'
import { Button } from '../../widgets/button.tsx'
import { HistoryLink } from '../../widgets/history-link.tsx'
import { useRowSubmit } from '../../widgets/keyboard.ts'
import { useFetcher } from '../../widgets/use-fetcher.ts'

/** Narrows a list by a parameter of its address: a link for each value, and one for the whole list (`value` null). */
export function ChoiceLinks({
  label,
  name,
  choices,
  chosen,
  kept = {},
}: {
  label: string
  /** The name of that parameter. */
  name: string
  choices: readonly { value: string | null; label: string }[]
  chosen: string | null
  /** Other parameters that a choice keeps. */
  kept?: Record<string, string>
}) {
  return (
    <nav
      aria-label={label}
      className="mb-3 flex flex-nowrap gap-x-4 overflow-x-auto max-sm:-mx-3 max-sm:gap-x-0 whitespace-nowrap text-sm sm:flex-wrap sm:gap-y-4 print:hidden"
    >
      {choices.map(choice => (
        <Link
          key={choice.label}
          to={{
            search: new URLSearchParams({
              ...kept,
              ...(choice.value && { [name]: choice.value }),
            }).toString(),
          }}
          aria-current={choice.value === chosen ? 'page' : undefined}
          className="flex-none text-accent max-sm:min-w-11 max-sm:px-3 max-sm:py-3 aria-[current=page]:font-semibold aria-[current=page]:text-ink aria-[current=page]:no-underline"
        >
          {choice.label}
        </Link>
      ))}
    </nav>
  )
}

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
