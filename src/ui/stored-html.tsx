/** HTML that an editor wrote and the server sanitised when it was stored; the one place that draws any as it is. */
export function StoredHtml({ html }: { html: string }) {
  return <div className="prose" dangerouslySetInnerHTML={{ __html: html }} />
}
