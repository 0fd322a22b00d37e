import { Toast } from '@base-ui/react/toast'
import { useEffect } from 'react'

/** Without cookies nobody stays signed in; the specification's words (§8). */
export function CookieWarning() {
  const { add } = Toast.useToastManager()
  useEffect(() => {
    if (navigator.cookieEnabled) return
    add({
      title: 'Warning',
      description: 'Failed to persist your login. You may need to login again if you close the browser.',
      type: 'error',
      data: {},
    })
  }, [add])
  return null
}
