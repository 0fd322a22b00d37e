// For readers, m.example.in, www.example.in and amp.example.in are the same site.

const carrierPrefix = /^(?:(?:www\d?|m|mobile|amp)\.)+(?=[^.]+\.[^.])/

export function plainHostOf(url: URL): string {
  return url.hostname.replace(/\.$/, '').replace(carrierPrefix, '')
}
