import { useLanguage } from '../../ui/language/language-context.ts'
import * as words from '../../words/admin-forms.ts'
import { Button } from '../widgets/button.tsx'
import { LocalTime } from '../widgets/local-time.tsx'

/** A draft that a form was filled with: when it was typed, if known, and how to go back to what is saved. */
export type Restored = { typedAt: Date | null; onDiscard: () => void }

/** Says that a form shows text that was never saved. The empty status stays, so that its sentence is announced. */
export function RestoredDraft({ restored }: { restored: Restored | null }) {
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
