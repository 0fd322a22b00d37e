const loopbackHosts = new Set(['127.0.0.1', 'localhost', '[::1]'])

/**
 * The address a page may load a picture from, or '' for none. On an https page an http picture is mixed content,
 * so http becomes https; loopback, which browsers trust, and our own paths stay as they are.
 */
export function pictureUrl(imageUrl: string): string {
  if (/^\/(?![/\\])/.test(imageUrl)) return imageUrl
  const url = URL.parse(imageUrl)
  if (url?.protocol === 'https:') return url.href
  if (url?.protocol !== 'http:') return ''
  if (loopbackHosts.has(url.hostname)) return url.href
  url.protocol = 'https:'
  return url.href
}
