/** The form fields that the button `name` submits on a page without scripts; empty if it submits nothing. */
export function postedBy(html: string, name: string): Record<string, string> {
  const forms = [...html.matchAll(/<form[^>]*method="post"[^>]*>(.*?)<\/form>/gs)].map(
    ([, inner = '']) => inner,
  )
  const buttons = (inner: string) => [...inner.matchAll(/<button([^>]*type="submit"[^>]*)>(.*?)<\/button>/gs)]
  const form = forms.find(inner => buttons(inner).some(button => nameOf(button) === name)) ?? ''
  const hidden = [...form.matchAll(/type="hidden" name="([^"]+)" value="([^"]*)"/g)]
  return Object.fromEntries(hidden.map(([, field, value]) => [field, value]))
}

function nameOf(button: RegExpExecArray): string | undefined {
  const [, attributes = '', inner = ''] = button
  const label = /aria-label="([^"]*)"/.exec(attributes)?.[1]
  return (
    label ??
    inner
      .replace(/<span aria-hidden.*?<\/span>/s, '')
      .replaceAll(/<[^>]+>/g, '')
      .trim()
  )
}
