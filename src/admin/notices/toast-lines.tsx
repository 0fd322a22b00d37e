/** The text of a toast: its article or entries on one line, then the details. */
export function ToastLines({ subject, detail }: { subject: string; detail?: string }) {
  return (
    <>
      <span className="line-clamp-1">{subject}</span>
      {detail}
    </>
  )
}
