import { Link } from 'react-router'
import { adminPath } from '../../address/admin-path.ts'
import type { EditedCorrection } from '../../domain/corrections/correction-queries.ts'
import type { CorrectedSubject } from '../../domain/corrections/write-correction.ts'
import { useLanguage } from '../../ui/language/language-context.ts'
import * as words from '../../words/correction-desk.ts'
import { ButtonLink } from '../widgets/button.tsx'
import { LocalTime } from '../widgets/local-time.tsx'

/** On the page of a news link or a story: its corrections, and a link that adds one. */
export function CorrectionsOf({
  of,
  corrections,
}: {
  of: CorrectedSubject
  corrections: EditedCorrection[]
}) {
  const language = useLanguage()
  return (
    <section aria-labelledby="corrections" className="mt-10 max-w-2xl border-t border-rule pt-4">
      <div className="mb-3 flex flex-wrap items-center gap-3">
        <h2 id="corrections" className="mr-auto text-base font-semibold">
          {words.title(language)}
        </h2>
        <ButtonLink to={`${adminPath('/corrections/add')}?${of.kind}=${of.id}`}>
          {words.add(language)}
        </ButtonLink>
      </div>
      {corrections.length === 0 ? <p className="text-quiet">{words.noneHere(language)}</p> : null}
      <ul className="m-0 list-none divide-y divide-rule p-0">
        {corrections.map(({ id, text, createdAt }) => (
          <li key={id} className="py-3">
            <p className="m-0 whitespace-pre-line wrap-anywhere">{text}</p>
            <p className="m-0 text-sm text-quiet">
              <LocalTime at={createdAt} />{' '}
              <Link
                to={adminPath('/corrections/edit/:id', { id })}
                className="ml-2 underline underline-offset-4"
                prefetch="intent"
              >
                {words.editLink(language)}
              </Link>
            </p>
          </li>
        ))}
      </ul>
    </section>
  )
}
