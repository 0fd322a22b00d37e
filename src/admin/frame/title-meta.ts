import { defaultLanguage, type Language } from '../../text/language.ts'

type Root = { loaderData?: { language: Language } | undefined }
export type Titled = { matches: readonly [Root, ...unknown[]] }

/** The `meta` function of a page whose title is a message of the catalogue. */
export function titleMeta(title: (language: Language) => string) {
  return ({ matches: [root] }: Titled) => [{ title: title(root.loaderData?.language ?? defaultLanguage) }]
}
