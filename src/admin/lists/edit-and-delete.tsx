import { useLocation } from 'react-router'
import { useLanguage } from '../../ui/language/language-context.ts'
import * as words from '../../words/admin-lists.ts'
import * as adminWords from '../../words/admin-words.ts'
import { ButtonLink } from '../widgets/button.tsx'
import { DeleteButton } from './deletion.tsx'
import { fromList } from './list-address.ts'

/** The last cell of a row. `question` is asked before a deletion, which posts `deletion`. */
export function EditAndDelete({
  name,
  editPath,
  kept,
  question,
  deletion,
  onDelete,
}: {
  name: string
  editPath: string
  kept?: string
  question: string
  deletion: Record<string, string>
  onDelete: () => void
}) {
  const language = useLanguage()
  const { search } = useLocation()
  return (
    <>
      <ButtonLink
        to={fromList(editPath, search)}
        aria-label={words.editRecord(language, { name })}
        tone="quiet"
      >
        {adminWords.edit(language)}
      </ButtonLink>
      <DeleteButton
        question={question}
        fields={deletion}
        tone="quietDanger"
        label={words.deleteRecord(language, { name })}
        kept={kept}
        onClick={onDelete}
      />
    </>
  )
}
