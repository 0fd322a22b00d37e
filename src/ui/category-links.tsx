type Props = { categories: { name: string; slug: string }[]; path: string }

/** One list item a category, in the order an editor gave them. */
export function CategoryLinks({ categories, path }: Props) {
  return categories.map(({ name, slug }) => {
    const href = `/category/${slug}`
    return (
      <li key={slug}>
        <a href={href} aria-current={href === path ? 'page' : undefined}>
          {name}
        </a>
      </li>
    )
  })
}
