import { Form } from 'react-router'
import { useLanguage } from '../../ui/language/language-context.ts'
import * as words from '../../words/account-desk.ts'
import { Button } from '../widgets/button.tsx'

/** One's own choice; nobody else can make it. */
export function LogNameForm({ name, isNamed }: { name: string; isNamed: boolean }) {
  const language = useLanguage()
  return (
    <section aria-labelledby="log-name">
      <h2 id="log-name" className="mb-3 text-base font-semibold">
        {words.editorialLog(language)}
      </h2>
      <p className="mb-3 text-quiet">
        {isNamed ? words.namedInLog(language, { name }) : words.notNamedInLog(language)}
      </p>
      <Form method="post" preventScrollReset>
        <input type="hidden" name="intent" value="log-name" />
        <input type="hidden" name="named" value={isNamed ? 'no' : 'yes'} />
        <Button type="submit">{(isNamed ? words.hideName : words.showName)(language)}</Button>
      </Form>
    </section>
  )
}
