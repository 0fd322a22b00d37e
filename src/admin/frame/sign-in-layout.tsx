import type { ReactNode } from 'react'
import { useRouteLoaderData } from 'react-router'
import type { loader } from '../../root.tsx'
import { useLanguage } from '../../ui/language/language-context.ts'
import * as words from '../../words/admin-words.ts'
import { useFocusFallback, useIsPosting } from '../widgets/use-is-posting.ts'

/** The layout of a page outside the admin frame, such as the login: the site's name above one column. */
export function SignInLayout({ children }: { children: ReactNode }) {
  useFocusFallback(useIsPosting())
  const language = useLanguage()
  const siteName = useRouteLoaderData<typeof loader>('root')?.settings.siteName
  return (
    <>
      <header className="mx-auto max-w-md px-4 py-6 text-center sm:pt-16">
        <a
          href="/"
          className="inline-block min-w-11 py-1 font-serif text-3xl font-bold wrap-anywhere text-ink no-underline"
        >
          {siteName ?? words.frontPage(language)}
        </a>
      </header>
      <main
        id="content"
        tabIndex={-1}
        className="mx-auto max-w-md outline-none border-rule px-4 pt-2 pb-16 sm:mb-16 sm:border sm:border-t-3 sm:border-t-ink sm:bg-raised sm:px-10 sm:py-8"
      >
        {children}
      </main>
    </>
  )
}
