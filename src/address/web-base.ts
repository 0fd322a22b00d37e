/**
 * The address that a document declares as the base of its relative links, resolved against its own; its own where the declared
 * one is not a web address. A page that was saved to a disk and then published declares a `file:` address of its writer's machine.
 * `own` is '' where it is not known.
 */
export function webBase(declared: string, own: string): string {
  const url = URL.parse(declared, own || undefined)
  return url && /^https?:$/.test(url.protocol) ? url.href : own
}
