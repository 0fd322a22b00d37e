import { useLanguage } from '../../ui/language/language-context.ts'
import * as words from '../../words/admin-forms.ts'
import { Button } from '../widgets/button.tsx'
import { LocalTime } from '../widgets/local-time.tsx'

/** A draft that fills a form. `onDiscard` returns to the saved texts. */
export type OpenedDraft = { typedAt: Date | null; onDiscard: () => void }

/** Says that a form shows unsaved text. The status element is always present, so that its sentence is announced. */
export function RestoredDraft({ restored }: { restored: OpenedDraft | null }) {
  const language = useLanguage()
  const typedAt = restored?.typedAt
  return (
    <div
      role="status"
      className="mb-6 flex flex-wrap items-center gap-x-4 gap-y-1 border-l-4 border-accent bg-wash px-4 py-2 text-sm empty:hidden"
    >
      {restored ? (
        <>
          <p className="m-0">
            {typedAt
              ? words.restoredOf(language, { when: () => <LocalTime key="when" at={typedAt} /> })
              : words.restored(language)}
          </p>
          <Button tone="quiet" onClick={restored.onDiscard}>
            {words.discardDraft(language)}
          </Button>
        </>
      ) : null}
    </div>
  )
}
