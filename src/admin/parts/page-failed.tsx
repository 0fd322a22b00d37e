import { Button } from './button.tsx'
import { PageTitle } from './page-title.tsx'

/** A page that did not come: the network, the server or a fault of ours. Nobody loses what was typed before. */
export function PageFailed() {
  return (
    <>
      <PageTitle title="This page could not be loaded" />
      <p className="mb-4 max-w-prose text-quiet">
        The server could not be reached, or something went wrong on its side. What you typed is kept in this
        tab.
      </p>
      <Button onClick={() => location.reload()}>Try again</Button>
    </>
  )
}
