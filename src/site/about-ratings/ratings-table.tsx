import { isWebAddress } from '../../domain/form-text-schema.ts'
import type { RatedOutlet } from '../../domain/outlets/rated-outlets.ts'

/** The outlets of one lean, each with the sources of what is said of it. */
export function RatingsTable({
  title,
  outlets,
  mayObject,
}: {
  title: string
  outlets: RatedOutlet[]
  mayObject: boolean
}) {
  return (
    <table className="ratings">
      <caption>{title}</caption>
      <thead>
        <tr>
          <th scope="col">Outlet</th>
          <th scope="col">Rating</th>
          <th scope="col">Owner</th>
        </tr>
      </thead>
      <tbody>
        {outlets.map(outlet => (
          <tr key={outlet.id} id={`outlet-${outlet.id}`}>
            <th scope="row">
              <bdi>{outlet.name}</bdi>
              {mayObject ? (
                <a href={`/tip?outlet=${outlet.id}`} rel="nofollow">
                  Object<span className="hidden"> to what is said of {outlet.name}</span>
                </a>
              ) : null}
            </th>
            <td>
              <Rating outlet={outlet} />
            </td>
            <td>
              <Owner outlet={outlet} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function Rating({ outlet }: { outlet: RatedOutlet }) {
  const { lean, leanSource, leanRatedOn, leanNote } = outlet
  if (lean === 'not-rated') return 'Not rated'
  return (
    <>
      {leanNote}{' '}
      <span className="small">
        {'Source: '}
        {isWebAddress(leanSource) ? (
          <a href={leanSource} rel="noopener nofollow">
            {leanSource}
          </a>
        ) : (
          leanSource
        )}
        {', '}
        <Day day={leanRatedOn} />
      </span>
    </>
  )
}

function Owner({ outlet: { owner, ownerSource, ownerAsOf } }: { outlet: RatedOutlet }) {
  if (owner === '' || ownerSource === null) return 'Not recorded'
  return (
    <>
      <bdi>{owner}</bdi>{' '}
      <span className="small">
        <a href={ownerSource} rel="noopener nofollow">
          Source<span className="hidden"> of the owner {owner}</span>
        </a>
        {', as of '}
        <Day day={ownerAsOf} />
      </span>
    </>
  )
}

const days = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeZone: 'UTC' })

function Day({ day }: { day: string | null }) {
  return day ? <time dateTime={day}>{days.format(new Date(day))}</time> : null
}
