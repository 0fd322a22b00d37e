import { useState } from 'react'
import { useLanguage } from '../../ui/language/language-context.ts'
import * as words from '../../words/admin-forms.ts'
import { Button } from '../widgets/button.tsx'
import { focusAtOnce } from '../widgets/focus-at-once.ts'

export type ConflictField = { label: string; theirs: string; mine: string }

/**
 * Two editors saved the same record: shows the differences and the choice, so that nothing is overwritten unseen. It takes
 * the focus, because the pressed button may be far below.
 */
export function Conflict({ fields, onTakeTheirs }: { fields: ConflictField[]; onTakeTheirs: () => void }) {
  const language = useLanguage()
  const [isDecided, setDecided] = useState(false)
  if (isDecided) return null
  const differing = fields.filter(({ theirs, mine }) => theirs !== mine)
  return (
    <section
      role="alert"
      tabIndex={-1}
      ref={focusAtOnce}
      className="mb-6 border-l-4 border-danger bg-wash px-4 py-3"
    >
      <h2 className="m-0 mb-2 text-base font-semibold">{words.conflict(language)}</h2>
      <p className="mt-0 mb-3">{words.conflictHint(language)}</p>
      <table className="mb-3 w-full text-sm stacked:block">
        <thead className="stacked:sr-only">
          <tr className="text-left">
            <th className="py-1 pr-4">{words.field(language)}</th>
            <th className="py-1 pr-4">{words.theirs(language)}</th>
            <th className="py-1">{words.yours(language)}</th>
          </tr>
        </thead>
        <tbody className="stacked:block">
          {differing.map(({ label, theirs, mine }) => (
            <tr key={label} className="border-t border-rule align-top stacked:block stacked:py-2">
              <th className="py-1 pr-4 text-left font-medium stacked:block">{label}</th>
              <Version label={words.theirs(language)} text={theirs || words.empty(language)} />
              <Version label={words.yours(language)} text={mine || words.empty(language)} />
            </tr>
          ))}
        </tbody>
      </table>
      <Button
        onClick={() => {
          onTakeTheirs()
          setDecided(true)
        }}
      >
        {words.takeTheirs(language)}
      </Button>
    </section>
  )
}

/** On a phone the versions are below each other, and each repeats the head of its column. */
function Version({ label, text }: { label: string; text: string }) {
  return (
    <td
      data-label={label}
      className="py-1 pr-4 wrap-anywhere stacked:block stacked:pr-0 stacked:before:block stacked:before:text-quiet stacked:before:content-[attr(data-label)]"
    >
      {text}
    </td>
  )
}
