import { isWebAddress } from '../../domain/fields/form-text-schema.ts'
import type { RatedOutlet } from '../../domain/outlets/public-outlet-queries.ts'
import { headlineLanguage } from '../../text/detect-language.ts'
import { byLanguage, dateLocaleOf, monthOf } from '../../text/language.ts'
import { useLanguage, useSitePath } from '../../ui/language/language-context.ts'
import * as words from '../../words/about-ratings.ts'

/** The outlets of one lean, each with the sources of its rating and owner. */
export function RatingsTable({
  title,
  outlets,
  mayObject,
}: {
  title: string
  outlets: RatedOutlet[]
  mayObject: boolean
}) {
  const language = useLanguage()
  const path = useSitePath()
  return (
    <table className="ratings">
      <caption>{title}</caption>
      <thead>
        <tr>
          <th scope="col">{words.outletColumn(language)}</th>
          <th scope="col">{words.ratingColumn(language)}</th>
          <th scope="col">{words.ownerColumn(language)}</th>
        </tr>
      </thead>
      <tbody>
        {outlets.map(outlet => (
          <tr key={outlet.id} id={`outlet-${outlet.id}`}>
            <th scope="row">
              <bdi {...headlineLanguage(outlet.name, null, language)}>{outlet.name}</bdi>
              {mayObject ? (
                <a href={`${path('/tip')}?outlet=${outlet.id}`} rel="nofollow">
                  {words.object(language, { outlet: outlet.name, hidden })}
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

function hidden(text: string) {
  return (
    <span key="hidden" className="hidden">
      {text}
    </span>
  )
}

function Rating({ outlet }: { outlet: RatedOutlet }) {
  const language = useLanguage()
  const { lean, leanSource, leanRatedOn, leanNote } = outlet
  if (lean === 'not-rated') return words.notRated(language)
  const source = () =>
    isWebAddress(leanSource) ? (
      <a key="source" href={leanSource} rel="noopener nofollow">
        {leanSource}
      </a>
    ) : (
      leanSource
    )
  return (
    <>
      {leanNote}{' '}
      <span className="small">
        {words.ratingSource(language, { source, day: () => <Day key="day" day={leanRatedOn} /> })}
      </span>
    </>
  )
}

function Owner({ outlet: { owner, ownerSource, ownerAsOf } }: { outlet: RatedOutlet }) {
  const language = useLanguage()
  if (owner === '' || ownerSource === null) return words.notRecorded(language)
  const source = () => (
    <a key="source" href={ownerSource} rel="noopener nofollow">
      {words.ownerSource(language, { owner, hidden })}
    </a>
  )
  return (
    <>
      <bdi {...headlineLanguage(owner, null, language)}>{owner}</bdi>{' '}
      <span className="small">
        {words.ownerAsOf(language, { source, day: () => <Day key="day" day={ownerAsOf} /> })}
      </span>
    </>
  )
}

const days = byLanguage(
  language =>
    new Intl.DateTimeFormat(dateLocaleOf[language], {
      day: 'numeric',
      month: monthOf[language],
      year: 'numeric',
      timeZone: 'UTC',
    }),
)

function Day({ day }: { day: string | null }) {
  const language = useLanguage()
  return day ? <time dateTime={day}>{days(language).format(new Date(day))}</time> : null
}
