import { adminPath } from '../../../address/admin-path.ts'
import type { QueueView } from '../../../domain/queue/queue-entry.ts'
import { useLanguage } from '../../../ui/language/language-context.ts'
import * as words from '../../../words/queue-page.ts'
import { PageTabs } from '../../frame/page-tabs.tsx'

const views = [
  { view: 'waiting', to: adminPath('/queue') },
  { view: 'held', to: `${adminPath('/queue')}?view=held` },
  { view: 'snoozed', to: `${adminPath('/queue')}?view=snoozed` },
  { view: 'duplicates', to: adminPath('/queue/duplicates') },
  { view: 'scheduled', to: adminPath('/queue/scheduled') },
  { view: 'decided', to: adminPath('/queue/decided') },
  { view: 'rules', to: adminPath('/queue/rules') },
] as const

export function QueueHead({ view }: { view: QueueView | 'scheduled' | 'decided' | 'duplicates' | 'rules' }) {
  const language = useLanguage()
  return (
    <PageTabs
      title={words.title(language)}
      tabs={views.map(({ view: each, to }) => ({
        to,
        label: words.view(language, { view: each }),
        isHere: each === view,
      }))}
    />
  )
}
