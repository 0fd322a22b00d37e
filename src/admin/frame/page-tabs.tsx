import { Link } from 'react-router'

/** The heading of a place with several pages, and a tab for each of them. */
export function PageTabs({
  title,
  tabs,
}: {
  title: string
  tabs: readonly { to: string; label: string; isHere: boolean }[]
}) {
  return (
    <div className="mb-4 flex flex-wrap items-baseline gap-x-6 gap-y-1 border-b border-rule max-sm:-mt-3 max-sm:mb-3">
      {/* On a phone the tab says it, and the list begins a line higher. */}
      <h1 className="m-0 font-serif text-2xl font-bold max-sm:sr-only">{title}</h1>
      <nav aria-label={title} className="-mb-px flex flex-wrap gap-x-4 text-sm print:hidden">
        {tabs.map(({ to, label, isHere }) => (
          <Link
            key={to}
            to={to}
            prefetch="intent"
            aria-current={isHere ? 'page' : undefined}
            className="border-b-2 border-transparent py-2 whitespace-nowrap -mx-1 px-1 max-sm:min-w-11 max-sm:py-3 max-sm:text-center text-quiet hover:text-ink aria-[current=page]:border-accent aria-[current=page]:text-ink"
          >
            {label}
          </Link>
        ))}
      </nav>
    </div>
  )
}
