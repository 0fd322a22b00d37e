import { useId } from 'react'
import { Button, buttonClass } from './button.tsx'

/** Why a record cannot be deleted now. `onExplain` shows it: without a mouse nobody reads a title. */
export type Kept = { reason: string; onExplain: () => void }

/**
 * Asks before anything is deleted: by the dialog that `onClick` opens, and where no script runs by a popover of the
 * browser's own, whose button posts `fields` to the page. While the script is still on its way nothing happens. A kept
 * record's button stays in the order of the keyboard, unlike one with `disabled`.
 */
export function DeleteButton({
  question,
  fields,
  tone,
  label,
  kept,
  onClick,
}: {
  question: string
  fields: Record<string, string>
  tone: 'danger' | 'quietDanger'
  /** Which record, for those who hear one button of many. */
  label?: string
  kept?: Kept | undefined
  onClick: () => void
}) {
  const id = useId()
  const whyKept = kept && { 'aria-disabled': true, 'aria-describedby': `${id}-kept`, title: kept.reason }
  return (
    <>
      <Button
        popoverTarget={id}
        tone={tone}
        aria-label={label}
        {...whyKept}
        onClick={kept?.onExplain ?? onClick}
      >
        Delete
      </Button>
      {kept ? (
        <span id={`${id}-kept`} hidden>
          {kept.reason}
        </span>
      ) : null}
      <noscript>
        {kept ? (
          <div id={id} popover="auto" className={popoverClass}>
            {kept.reason}
          </div>
        ) : (
          <Question id={id} text={question} fields={fields} label={label} />
        )}
      </noscript>
    </>
  )
}

const popoverClass =
  'm-auto w-[min(28rem,calc(100vw-2rem))] border border-rule bg-raised p-6 text-base whitespace-normal text-ink backdrop:bg-black/50'

function Question({
  id,
  text,
  fields,
  label,
}: {
  id: string
  text: string
  fields: Record<string, string>
  label: string | undefined
}) {
  return (
    <div id={id} popover="auto" role="alertdialog" aria-labelledby={`${id}-title`} className={popoverClass}>
      <h2 id={`${id}-title`} className="m-0 text-lg font-semibold">
        Are you sure?
      </h2>
      <p className="mt-2 mb-6 text-quiet">{text}</p>
      <form method="post" className="flex justify-end gap-3">
        {Object.entries(fields).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <button type="button" popoverTarget={id} popoverTargetAction="hide" className={buttonClass()}>
          Cancel
        </button>
        <Button type="submit" tone="danger" aria-label={label}>
          Delete
        </Button>
      </form>
    </div>
  )
}
