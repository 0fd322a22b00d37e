import { useRevalidator } from 'react-router'

/** What came while the editor was at work, told and not shown: nothing moves under the cursor. */
export function NewEntriesLine({ count }: { count: number }) {
  const { revalidate, state } = useRevalidator()
  return (
    <div role="status">
      {count > 0 ? (
        <button
          type="button"
          disabled={state !== 'idle'}
          onClick={() => revalidate()}
          className="mb-2 w-full cursor-pointer border-y border-accent py-1.5 text-sm font-semibold text-accent hover:bg-wash"
        >
          {count > 99 ? '99+' : count} new {count === 1 ? 'entry' : 'entries'}
        </button>
      ) : null}
    </div>
  )
}
