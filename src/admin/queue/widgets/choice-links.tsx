import { Link } from 'react-router'

/** Narrows a list by a value of its address: a link for each, and one for all of it (`value` null). */
export function ChoiceLinks({
  label,
  name,
  choices,
  chosen,
}: {
  label: string
  /** Under which the address holds the value. */
  name: string
  choices: readonly { value: string | null; label: string }[]
  chosen: string | null
}) {
  return (
    <nav
      aria-label={label}
      className="mb-3 flex flex-nowrap gap-x-4 overflow-x-auto whitespace-nowrap text-sm sm:flex-wrap sm:gap-y-4 print:hidden"
    >
      {choices.map(choice => (
        <Link
          key={choice.label}
          to={{ search: choice.value ? `?${name}=${choice.value}` : '' }}
          aria-current={choice.value === chosen ? 'page' : undefined}
          className="text-accent max-sm:py-3 aria-[current=page]:font-semibold aria-[current=page]:text-ink aria-[current=page]:no-underline"
        >
          {choice.label}
        </Link>
      ))}
    </nav>
  )
}
