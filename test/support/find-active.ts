import { Parser } from 'htmlparser2'

/** Whatever in the HTML of a whole page could run what the page itself did not bring: read as a browser reads it. */
export function findActive(html: string): string[] {
  const active: string[] = []
  const parser = new Parser({
    onopentag(name, attributes) {
      if (name === 'script' && !isOurs(attributes)) active.push(`script ${JSON.stringify(attributes)}`)
      if (/^(object|embed|base|applet|frame)$/.test(name)) active.push(name)
      for (const [attribute, value] of Object.entries(attributes)) {
        if (/^on|^srcdoc$/.test(attribute)) active.push(`${name} ${attribute}=${value}`)
        if (/^(href|src|action|formaction|xlink:href)$/.test(attribute) && isScriptAddress(value))
          active.push(`${name} ${attribute}=${value}`)
      }
    },
  })
  parser.end(html)
  return active
}

/** Scripts of the build, those of the request's own nonce, and data that no browser runs. */
function isOurs({ src = '', nonce = '', type = '' }: Record<string, string>): boolean {
  return src.startsWith('/assets/') || nonce !== '' || type === 'application/ld+json'
}

/** As browsers read addresses: a space of another kind before the scheme makes a relative address, a tab inside does not. */
function isScriptAddress(value: string): boolean {
  const url = URL.parse(value, 'https://chowk.example/')
  return (
    url !== null && (/^(javascript|vbscript):/.test(url.href) || /^data:(text|application)/.test(url.href))
  )
}
