import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'

/** After a change of page: a listener hears its title, and a focus that went with the old page starts anew. */
export function Arrival() {
  const { pathname } = useLocation()
  const seen = useRef(pathname)
  const [title, setTitle] = useState('')
  useEffect(() => {
    if (seen.current === pathname) return
    seen.current = pathname
    setTitle(document.title)
    if (document.activeElement === document.body)
      document.getElementById('content')?.focus({ preventScroll: true })
  }, [pathname])
  return (
    <p aria-live="polite" className="sr-only">
      {title}
    </p>
  )
}
