import type { ReactNode } from 'react'
import { defaultLanguage, type Language } from '../../text/language.ts'

type Root = { loaderData?: { language: Language } | undefined }
export type Titled = { matches: readonly [Root, ...unknown[]] }

/** The `meta` function of a page whose title is a message of the catalogue. */
export function titleMeta(title: (language: Language) => string) {
  return ({ matches: [root] }: Titled) => [{ title: title(root.loaderData?.language ?? defaultLanguage) }]
}

export function PageTitle({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <div className="mb-6 max-sm:mb-3 flex flex-wrap items-center gap-3">
      <h1 className="mr-auto font-serif text-2xl font-bold wrap-anywhere">{title}</h1>
      {children ? <div className="flex flex-wrap gap-3">{children}</div> : null}
    </div>
  )
}
