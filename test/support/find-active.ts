import { Parser } from 'htmlparser2'

/** Finds everything in a page's HTML that could run foreign code, parsed as a browser parses it. */
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

/** Scripts of the build, scripts with the request's nonce, and data that browsers do not run. */
function isOurs({ src = '', nonce = '', type = '' }: Record<string, string>): boolean {
  return src.startsWith('/assets/') || nonce !== '' || type === 'application/ld+json'
}

/**
 * Parses addresses as browsers do: non-ASCII white space before the scheme makes the address relative, a tab inside it
 * does not.
 */
function isScriptAddress(value: string): boolean {
  const url = URL.parse(value, 'https://chowk.example/')
  return (
    url !== null && (/^(javascript|vbscript):/.test(url.href) || /^data:(text|application)/.test(url.href))
  )
}
