import { Link } from 'react-router'
import { adminPath } from '../../address/admin-path.ts'
import type { ShownPlan } from './shown-plan.ts'

/** The outlets that have a name of the list already: which take its feeds, and which are made a second time. */
export function PlannedNamesakes({ namesakes }: Pick<ShownPlan, 'namesakes'>) {
  const [joined, doubled] = [false, true].map(hasHosts => namesakes.filter(one => one.hasHosts === hasHosts))
  return (
    <>
      {joined && joined.length > 0 ? (
        <>
          <p className="my-1">Feeds of these names go to the outlet that is there: {listOf(joined)}</p>
          <label className="my-1 flex items-center gap-3 text-sm font-semibold max-sm:py-3">
            <input type="checkbox" name="separateOutlets" className="size-4 shrink-0" />
            Make a new outlet for each of them instead
          </label>
        </>
      ) : null}
      {doubled && doubled.length > 0 ? (
        <p className="my-1">
          A second outlet is made of these names, which are at another host: {listOf(doubled)} If they are
          one, merge them on the page of the outlet.
        </p>
      ) : null}
    </>
  )
}

function listOf(namesakes: ShownPlan['namesakes']) {
  return namesakes.map(({ id, name, homeUrl, feedCount }, at) => (
    <span key={id}>
      <Link to={adminPath('/outlets/edit/:id', { id })} className="text-accent">
        {name}
      </Link>{' '}
      ({homeUrl}, {feedCount === 1 ? '1 feed' : `${feedCount} feeds`}){at < namesakes.length - 1 ? ', ' : '.'}
    </span>
  ))
}
