import { Link } from 'react-router'
import { adminPath } from '../../address/admin-path.ts'
import type { NextStep } from '../../domain/installation/list-next-steps.ts'
import { selectCase } from '../../text/select-case.ts'
import { useLanguage } from '../../ui/language/language-context.ts'
import * as words from '../../words/dashboard.ts'

const paths = {
  'add-feed': adminPath('/feeds/add'),
  'choose-categories': adminPath('/categories'),
  'name-site': adminPath('/settings'),
  'write-pages': adminPath('/site-links'),
} satisfies Record<NextStep, string>

/** The first steps of a fresh installation; each disappears when it is done. */
export function NextSteps({ steps }: { steps: NextStep[] }) {
  const language = useLanguage()
  if (steps.length === 0) return null
  return (
    <section aria-labelledby="next-steps" className="mb-8 border border-rule bg-raised px-4 py-4 sm:px-6">
      <h2 id="next-steps" className="mb-1 font-serif text-lg font-bold">
        {words.nextSteps(language)}
      </h2>
      <ul className="grid grid-cols-1 gap-x-8 sm:grid-cols-2">
        {steps.map(step => {
          const named = { step: selectCase(step) }
          return (
            <li key={step} className="py-2">
              <Link
                to={paths[step]}
                prefetch="intent"
                className="inline-block py-1 font-medium text-accent underline underline-offset-4 max-sm:py-3"
              >
                {words.step(language, named)}
              </Link>
              <p className="m-0 text-sm text-quiet">{words.stepAbout(language, named)}</p>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
