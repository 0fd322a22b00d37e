import { decoyName } from './check-reader-form.ts'

/** The field that no person sees. */
export function Decoy() {
  return (
    <div hidden>
      <label>
        <span>Leave this empty</span>
        <input name={decoyName} tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  )
}
