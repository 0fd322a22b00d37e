import { useLanguage } from '../../ui/language/language-context.ts'
import * as words from '../../words/connections-desk.ts'

/** In the answer to the click that made it, and never again. */
export function NewSecret({ secret }: { secret: string }) {
  const language = useLanguage()
  return (
    <section role="status" className="mb-6 border border-accent bg-raised p-4">
      <h2 className="mb-2 text-base font-semibold">{words.secretTitle(language)}</h2>
      <code className="block wrap-anywhere">{secret}</code>
      <p className="mt-2 mb-0 text-sm text-quiet">{words.secretHint(language)}</p>
    </section>
  )
}
