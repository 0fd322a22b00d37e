import { useId } from 'react'
import { Button, buttonClass } from './button.tsx'

/**
 * Asks before anything is deleted: by the dialog that `onClick` opens, and where no script runs by a popover of the
 * browser's own, whose button posts `fields` to the page. While the script is still on its way nothing happens.
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
  /** Why the record cannot be deleted now. */
  kept?: string | undefined
  onClick: () => void
}) {
  const id = useId()
  return (
    <>
      <Button
        popoverTarget={id}
        tone={tone}
        aria-label={label}
        disabled={kept !== undefined}
        title={kept}
        onClick={onClick}
      >
        Delete
      </Button>
      {kept === undefined ? (
        <noscript>
          <Question id={id} text={question} fields={fields} label={label} />
        </noscript>
      ) : null}
    </>
  )
}

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
    <div
      id={id}
      popover="auto"
      role="alertdialog"
      aria-labelledby={`${id}-title`}
      className="m-auto w-[min(28rem,calc(100vw-2rem))] border border-rule bg-raised p-6 text-base whitespace-normal text-ink backdrop:bg-black/50"
    >
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
