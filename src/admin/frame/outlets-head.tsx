import type { ReactNode } from 'react'
import { adminPath } from '../../address/admin-path.ts'
import { useLanguage } from '../../ui/language/language-context.ts'
import * as words from '../../words/admin-frame.ts'
import { PageTabs } from './page-tabs.tsx'

/** The heading of outlets and their feeds, which are one place with two tabs. `children` are the buttons of the tab. */
export function OutletsHead({ here, children }: { here: 'outlets' | 'feeds'; children: ReactNode }) {
  const language = useLanguage()
  return (
    <div className="relative">
      <PageTabs
        title={words.outletsAndFeeds(language)}
        tabs={[
          { to: adminPath('/outlets'), label: words.outlets(language), isHere: here === 'outlets' },
          { to: adminPath('/feeds'), label: words.feeds(language), isHere: here === 'feeds' },
        ]}
      />
      {/* At the right of the title, as on other pages, where there is room beside the tabs. */}
      <div className="mb-4 flex flex-wrap gap-3 lg:absolute lg:right-0 lg:bottom-2 lg:mb-0">{children}</div>
    </div>
  )
}
