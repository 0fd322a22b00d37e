import { Form } from 'react-router'
import { deskLanguages } from '../../domain/accounts/desk-language.ts'
import { primaryLanguageName } from '../../domain/editions/primary-language-name.ts'
import { useLanguage } from '../../ui/language/language-context.ts'
import * as words from '../../words/account-desk.ts'
import { Button } from '../widgets/button.tsx'
import { TitledSection } from '../widgets/titled-section.tsx'

/** Each language is labelled in itself, so that a person in the wrong language finds the way back. */
export function DeskLanguageForm() {
  const language = useLanguage()
  return (
    <TitledSection id="desk-language" title={words.deskLanguage(language)}>
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
    </TitledSection>
  )
}
