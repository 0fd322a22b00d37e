/** The User-Agent header, with an address where other servers' operators can read who we are. */
export function userAgentOf(publicUrl: string | null): string {
  return `Chowk/1.0 (feed reader${publicUrl ? `; +${publicUrl}` : ''})`
}
