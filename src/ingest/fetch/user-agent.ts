/** How we name ourselves to other servers, with where to read who we are. */
export function userAgentOf(publicUrl: string | null): string {
  return `Chowk/0.1 (feed reader${publicUrl ? `; +${publicUrl}` : ''})`
}
