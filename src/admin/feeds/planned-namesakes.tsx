import { Link } from 'react-router'
import { adminPath } from '../../address/admin-path.ts'
import { useLanguage } from '../../ui/language/language-context.ts'
import * as words from '../../words/feeds-desk.ts'
import type { ShownPlan } from './shown-plan.ts'

/** The outlets that have a name of the list already: which take its feeds, and which are made a second time. */
export function PlannedNamesakes({ namesakes }: Pick<ShownPlan, 'namesakes'>) {
  const language = useLanguage()
  const [joined, doubled] = [false, true].map(hasHosts => namesakes.filter(one => one.hasHosts === hasHosts))
  return (
    <>
      {joined && joined.length > 0 ? (
        <>
          <p className="my-1">{words.joined(language, { names: () => <Names key="names" of={joined} /> })}</p>
          <label className="my-1 flex items-center gap-3 text-sm font-semibold max-sm:py-3">
            <input type="checkbox" name="separateOutlets" className="size-4 shrink-0" />
            {words.separate(language)}
          </label>
        </>
      ) : null}
      {doubled && doubled.length > 0 ? (
        <p className="my-1">{words.doubled(language, { names: () => <Names key="names" of={doubled} /> })}</p>
      ) : null}
    </>
  )
}

function Names({ of: namesakes }: { of: ShownPlan['namesakes'] }) {
  const language = useLanguage()
  return namesakes.map(({ id, name, homeUrl, feedCount }, at) => (
    <span key={id}>
      <Link to={adminPath('/outlets/edit/:id', { id })} className="text-accent">
        {name}
      </Link>{' '}
      {words.namesakeOf(language, { url: homeUrl, count: feedCount })}
      {at < namesakes.length - 1 ? ', ' : '.'}
    </span>
  ))
}
