import { useLanguage } from '../../ui/language/language-context.ts'
import * as words from '../../words/admin-lists.ts'
import * as adminWords from '../../words/admin-words.ts'
import { Button } from '../widgets/button.tsx'

/** The actions on all selected records, shown while there is a selection. `actions` are shown besides moving and deleting. */
export function BulkBar({
  label,
  count,
  actions,
  categories,
  onChange,
}: {
  label: string
  count: number
  actions: { change: string; label: string }[]
  categories: { id: string; name: string }[]
  onChange: (change: string, category?: string) => void
}) {
  const language = useLanguage()
  return (
    <div
      role="toolbar"
      aria-label={label}
      className={`mb-2 flex min-h-10 flex-wrap items-center gap-2 text-sm noscript:hidden print:hidden ${count === 0 ? 'max-sm:sr-only' : ''}`}
    >
      <span aria-live="polite" className="mr-2 text-quiet">
        {count === 0 ? words.nothingSelected(language) : words.selected(language, { count })}
      </span>
      {count > 0 ? (
        <>
          {actions.map(action => (
            <Button key={action.change} onClick={() => onChange(action.change)}>
              {action.label}
            </Button>
          ))}
          <select
            aria-label={words.moveToCategory(language)}
            className="min-h-10 border max-sm:min-h-11 border-field bg-raised px-3 text-ink"
            value=""
            onChange={event => onChange('move', event.target.value)}
          >
            <option value="">{words.moveTo(language)}</option>
            {categories.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </select>
          <Button tone="danger" onClick={() => onChange('delete')}>
            {adminWords.deleteRecord(language)}
          </Button>
        </>
      ) : null}
    </div>
  )
}
