import { useState, useSyncExternalStore } from 'react'
import { inputClass } from '../forms/field.tsx'
import { toLocalInput } from '../forms/local-input.ts'

/** A time to change. It is posted as an instant in `at`; without a script as the text itself, which the server reads as India's. */
export function InstantField({ at, label }: { at: Date; label: string }) {
  const isInBrowser = useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  )
  const [typed, setTyped] = useState<string | null>(null)
  const instant = typed === null ? at : new Date(typed)
  return (
    <>
      <input
        type="datetime-local"
        name={isInBrowser ? undefined : 'at'}
        aria-label={label}
        defaultValue={toLocalInput(at)}
        onChange={event => setTyped(event.target.value)}
        suppressHydrationWarning
        className={`${inputClass} max-w-56`}
      />
      {isInBrowser ? (
        <input type="hidden" name="at" value={Number.isNaN(instant.getTime()) ? '' : instant.toISOString()} />
      ) : null}
    </>
  )
}

function neverChanges() {
  return () => undefined
}
