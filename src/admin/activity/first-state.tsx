import { Form } from 'react-router'
import { useLanguage } from '../../ui/language/language-context.ts'
import * as words from '../../words/activity-desk.ts'
import { Button } from '../widgets/button.tsx'
import { LocalTime } from '../widgets/local-time.tsx'

/** The state of a record before the first change in its history, with a button that restores it. */
export function FirstState({ revisionId, at }: { revisionId: string; at: Date }) {
  const language = useLanguage()
  return (
    <li className="flex flex-wrap items-start gap-4 py-4">
      <p className="m-0 min-w-0 flex-1 basis-64 font-medium">
        {words.asBefore(language, { when: () => <LocalTime key="when" at={at} /> })}
      </p>
      <Form method="post" preventScrollReset>
        <input type="hidden" name="revision" value={revisionId} />
        <input type="hidden" name="side" value="before" />
        <Button type="submit">{words.restoreState(language)}</Button>
      </Form>
    </li>
  )
}
