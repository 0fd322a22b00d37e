import { Form } from 'react-router'
import { Button } from '../widgets/button.tsx'

/** One's own choice; nobody else can make it. */
export function LogNameForm({ name, isNamed }: { name: string; isNamed: boolean }) {
  return (
    <section aria-labelledby="log-name">
      <h2 id="log-name" className="mb-3 text-base font-semibold">
        Editorial log
      </h2>
      <p className="text-quiet">
        {isNamed
          ? `Readers see the name ${name} beside what you publish, correct and take down, also in the past.`
          : 'Readers do not see who published, corrected or took something down.'}{' '}
        The log is public when it is turned on in the settings.
      </p>
      <Form method="post" preventScrollReset>
        <input type="hidden" name="intent" value="log-name" />
        <input type="hidden" name="named" value={isNamed ? 'no' : 'yes'} />
        <Button type="submit">{isNamed ? 'Hide my name' : 'Show my name'}</Button>
      </Form>
    </section>
  )
}
