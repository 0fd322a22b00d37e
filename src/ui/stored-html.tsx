/** HTML that an editor wrote and the server sanitised when it was stored. Only this component draws unescaped HTML. */
export function StoredHtml({ html }: { html: string }) {
  return <div className="prose" dangerouslySetInnerHTML={{ __html: html }} />
}
