import { Form } from 'react-router'
import { deskLanguages } from '../../domain/accounts/desk-language.ts'
import { useLanguage } from '../../ui/language/language-context.ts'
import { primaryLanguageName } from '../../ui/language/primary-language-name.ts'
import * as words from '../../words/account-desk.ts'
import { Button } from '../widgets/button.tsx'

/** Each language by its own name, so that whoever came into a wrong one finds the way out. */
export function DeskLanguageForm() {
  const language = useLanguage()
  return (
    <section aria-labelledby="desk-language">
      <h2 id="desk-language" className="mb-3 text-base font-semibold">
        {words.deskLanguage(language)}
      </h2>
      <p className="mb-3 text-quiet">{words.deskLanguageHint(language)}</p>
      <Form method="post" preventScrollReset className="flex flex-wrap gap-2">
        <input type="hidden" name="intent" value="language" />
        {deskLanguages.map(each => (
          <Button
            key={each}
            type="submit"
            name="language"
            value={each}
            lang={each}
            aria-pressed={each === language}
          >
            {primaryLanguageName(each, each)}
          </Button>
        ))}
      </Form>
    </section>
  )
}
