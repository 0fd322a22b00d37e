import { useState } from 'react'
import { useLanguage } from '../../ui/language/language-context.ts'
import * as words from '../../words/admin-forms.ts'
import { Button } from '../widgets/button.tsx'

export type ConflictField = { label: string; theirs: string; mine: string }

/** Two editors saved one record: what differs, and the choice. Nothing is overwritten unseen. */
export function Conflict({ fields, onTakeTheirs }: { fields: ConflictField[]; onTakeTheirs: () => void }) {
  const language = useLanguage()
  const [isDecided, setDecided] = useState(false)
  if (isDecided) return null
  const differing = fields.filter(({ theirs, mine }) => theirs !== mine)
  return (
    <section role="alert" className="mb-6 border-l-4 border-danger bg-wash px-4 py-3">
      <h2 className="m-0 mb-2 text-base font-semibold">{words.conflict(language)}</h2>
      <p className="mt-0 mb-3">{words.conflictHint(language)}</p>
      <table className="mb-3 w-full text-sm">
        <thead>
          <tr className="text-left">
            <th className="py-1 pr-4">{words.field(language)}</th>
            <th className="py-1 pr-4">{words.theirs(language)}</th>
            <th className="py-1">{words.yours(language)}</th>
          </tr>
        </thead>
        <tbody>
          {differing.map(({ label, theirs, mine }) => (
            <tr key={label} className="border-t border-rule align-top">
              <th className="py-1 pr-4 text-left font-medium">{label}</th>
              <td className="py-1 pr-4 break-words">{theirs || words.empty(language)}</td>
              <td className="py-1 break-words">{mine || words.empty(language)}</td>
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
