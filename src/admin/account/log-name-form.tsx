import { Form } from 'react-router'
import { useLanguage } from '../../ui/language/language-context.ts'
import * as words from '../../words/account-desk.ts'
import { Button } from '../widgets/button.tsx'
import { TitledSection } from '../widgets/titled-section.tsx'

/** Whether the public log names this person; only they can choose that. */
export function LogNameForm({ name, isNamed }: { name: string; isNamed: boolean }) {
  const language = useLanguage()
  return (
    <TitledSection id="log-name" title={words.editorialLog(language)}>
      <p className="mb-3 text-quiet">
        {isNamed ? words.namedInLog(language, { name }) : words.notNamedInLog(language)}
      </p>
      <Form method="post" preventScrollReset>
        <input type="hidden" name="intent" value="log-name" />
        <input type="hidden" name="named" value={isNamed ? 'no' : 'yes'} />
        <Button type="submit">{(isNamed ? words.hideName : words.showName)(language)}</Button>
      </Form>
    </TitledSection>
  )
}
