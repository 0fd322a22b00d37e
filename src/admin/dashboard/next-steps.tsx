import { Link } from 'react-router'
import { adminPath } from '../../address/admin-path.ts'
import type { NextStep } from '../../domain/installation/list-next-steps.ts'

const words = {
  'add-feed': {
    to: adminPath('/feeds/add'),
    title: 'Add a feed',
    about: 'Its articles arrive in the queue, where you pick those that readers see.',
  },
  'choose-categories': {
    to: adminPath('/categories'),
    title: 'Choose categories',
    about: 'They are the sections of the front page. One button adds the usual ones.',
  },
  'name-site': {
    to: adminPath('/settings'),
    title: 'Name the site',
    about: 'Its name, its tagline and the colour of its links.',
  },
} satisfies Record<NextStep, { to: string; title: string; about: string }>

/** The first steps of a fresh installation; each disappears when it is done. */
export function NextSteps({ steps }: { steps: NextStep[] }) {
  if (steps.length === 0) return null
  return (
    <section aria-labelledby="next-steps" className="mb-8 border border-rule bg-raised px-4 py-4 sm:px-6">
      <h2 id="next-steps" className="mb-1 font-serif text-lg font-bold">
        Next steps
      </h2>
      <ul className="grid grid-cols-1 gap-x-8 sm:grid-cols-3">
        {steps.map(step => {
          const { to, title, about } = words[step]
          return (
            <li key={step} className="py-2">
              <Link
                to={to}
                prefetch="intent"
                className="inline-block py-1 font-medium text-accent underline underline-offset-4 max-sm:py-3"
              >
                {title}
              </Link>
              <p className="m-0 text-sm text-quiet">{about}</p>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
