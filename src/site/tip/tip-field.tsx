import { type ReactNode, useId } from 'react'

type Wiring = { id: string; 'aria-invalid'?: true; 'aria-describedby'?: string; autoFocus?: true }

/** A field with its label above and its error below; an invalid field takes the focus. */
export function TipField({
  label,
  error,
  children,
}: {
  label: string
  error: string | undefined
  children: (wiring: Wiring) => ReactNode
}) {
  const id = useId()
  const problemId = `${id}-problem`
  const isWrong = { 'aria-invalid': true, 'aria-describedby': problemId, autoFocus: true } as const
  return (
    <div>
      <label htmlFor={id}>
        <span>{label}</span>
      </label>
      {children({ id, ...(error ? isWrong : {}) })}
      {error ? (
        <p id={problemId} className="problem">
          {error}
        </p>
      ) : null}
    </div>
  )
}
