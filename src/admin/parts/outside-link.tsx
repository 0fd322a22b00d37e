/** A headline that leads to its article at the outlet, in a tab of its own. */
export function OutsideLink({
  url,
  language = null,
  children,
}: {
  url: string
  language?: string | null
  children: string
}) {
  return (
    <a href={url} target="_blank" rel="noopener noreferrer" lang={language ?? undefined} className="text-ink">
      {children}
    </a>
  )
}
