/** From one page of a list to the next, as links: they work without JavaScript and can be shared. */
export function PageLinks({
  newestPath,
  nextPath,
  more = 'More articles',
}: {
  newestPath: string | null
  nextPath: string | null
  more?: string
}) {
  if (!newestPath && !nextPath) return null
  return (
    <nav className="pages" aria-label="Pages">
      {newestPath ? <a href={newestPath}>Newest</a> : null}
      {nextPath ? (
        <a href={nextPath} rel="next">
          {more}
        </a>
      ) : null}
    </nav>
  )
}
