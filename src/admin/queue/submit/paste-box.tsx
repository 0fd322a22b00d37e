import type { ToggleEvent } from 'react'
import { Link } from 'react-router'
import { adminPath } from '../../../address/admin-path.ts'
import { useLanguage } from '../../../ui/language/language-context.ts'
import * as words from '../../../words/queue-add.ts'
import { useFetcher } from '../../widgets/use-fetcher.ts'
import type { action } from './add.tsx'
import { PasteFields } from './paste-fields.tsx'
import { PasteResult } from './paste-result.tsx'

/** "Paste a URL" in the queue itself: added articles appear like all new entries. */
export function PasteBox() {
  const language = useLanguage()
  const fetcher = useFetcher<typeof action>()
  const { data } = fetcher
  return (
    <details className="max-w-2xl open:w-full print:hidden" onToggle={focusField}>
      <summary className="inline-block cursor-pointer py-1 text-sm text-accent max-sm:py-3">
        {words.title(language)}
      </summary>
      <div className="border-b border-rule py-3">
        <fetcher.Form method="post" action={adminPath('/queue/add')}>
          <PasteFields isReading={fetcher.state !== 'idle'} response={data} />
        </fetcher.Form>
        <Link to={adminPath('/queue/add')} className="mt-3 inline-block text-sm underline max-sm:py-3">
          {words.anyPage(language)}
        </Link>
        <PasteResult response={data} />
      </div>
    </details>
  )
}

function focusField({ currentTarget }: ToggleEvent<HTMLDetailsElement>): void {
  if (currentTarget.open) currentTarget.querySelector('textarea')?.focus()
}
