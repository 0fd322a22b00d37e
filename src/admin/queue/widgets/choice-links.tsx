import { Link } from 'react-router'

/** Narrows a list by a parameter of its address: a link for each value, and one for the whole list (`value` null). */
export function ChoiceLinks({
  label,
  name,
  choices,
  chosen,
  kept = {},
}: {
  label: string
  /** The name of that parameter. */
  name: string
  choices: readonly { value: string | null; label: string }[]
  chosen: string | null
  /** Other parameters that a choice keeps. */
  kept?: Record<string, string>
}) {
  return (
    <nav
      aria-label={label}
      className="mb-3 flex flex-nowrap gap-x-4 overflow-x-auto max-sm:-mx-3 max-sm:gap-x-0 whitespace-nowrap text-sm sm:flex-wrap sm:gap-y-4 print:hidden"
    >
      {choices.map(choice => (
        <Link
          key={choice.label}
          to={{
            search: new URLSearchParams({
              ...kept,
              ...(choice.value && { [name]: choice.value }),
            }).toString(),
          }}
          aria-current={choice.value === chosen ? 'page' : undefined}
          className="flex-none text-accent max-sm:min-w-11 max-sm:px-3 max-sm:py-3 aria-[current=page]:font-semibold aria-[current=page]:text-ink aria-[current=page]:no-underline"
        >
          {choice.label}
        </Link>
      ))}
    </nav>
  )
}
