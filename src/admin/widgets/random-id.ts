/** Names something once. Unlike `randomUUID`, it works without https. */
export function randomId(): string {
  return crypto.getRandomValues(new Uint32Array(4)).join('-')
}
