import { useLanguage } from '../../ui/language/language-context.ts'
import * as words from '../../words/tip.ts'
import { decoyName } from './check-reader-form.ts'

/** The hidden field for bots. */
export function DecoyField() {
  return (
    <div hidden>
      <label>
        <span>{words.leaveEmpty(useLanguage())}</span>
        <input name={decoyName} tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  )
}
