import { Toast } from '@base-ui/react/toast'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { createRoutesStub } from 'react-router'

/** The HTML of an admin component, as the server renders it on a page at the address `at`. */
export function draw(part: ReactNode, at = '/'): string {
  const Page = createRoutesStub([{ path: '*', Component: () => <Toast.Provider>{part}</Toast.Provider> }])
  return renderToStaticMarkup(<Page initialEntries={[at]} />)
}
