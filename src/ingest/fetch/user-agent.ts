/** The User-Agent header, with an address where other servers' operators can read who we are. */
export function userAgentOf(publicUrl: string | null): string {
  return `Chowk/0.1 (feed reader${publicUrl ? `; +${publicUrl}` : ''})`
}
