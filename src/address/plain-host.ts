// m.example.in, www.example.in and amp.example.in are one site to whoever reads it.

const carrierPrefix = /^(?:(?:www\d?|m|mobile|amp)\.)+(?=[^.]+\.[^.])/

export function plainHostOf(url: URL): string {
  return url.hostname.replace(/\.$/, '').replace(carrierPrefix, '')
}
