import { useSitePath } from './language/language-context.ts'

type Props = { categories: { name: string; slug: string }[]; path: string }

/** One list item per category, in the editors' order. */
export function CategoryLinks({ categories, path }: Props) {
  const to = useSitePath()
  return categories.map(({ name, slug }) => {
    return (
      <li key={slug}>
        <a
          href={to('/category/:slug', { slug })}
          aria-current={`/category/${slug}` === path ? 'page' : undefined}
        >
          {name}
        </a>
      </li>
    )
  })
}
