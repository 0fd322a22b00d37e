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
    <a
      href={url}
      target="_blank"
      rel="noopener noreferrer"
      lang={language ?? undefined}
      dir="auto"
      className="text-ink"
    >
      {children}
    </a>
  )
}
