/**
 * Whether the escapes of a query or a posted form are valid UTF-8; `URLSearchParams` would replace others by �. A `%` that
 * begins no escape stands for itself, as in the URL standard: people write `?q=50%`.
 */
export function isUtf8(escaped: string): boolean {
  try {
    decodeURIComponent(escaped.replaceAll(/%(?![\da-f]{2})/gi, '%25'))
    return true
  } catch {
    return false
  }
}
