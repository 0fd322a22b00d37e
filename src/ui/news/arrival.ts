/** The time of an article's arrival, for the marks of what is new (site/reader/mark-new.ts). */
export function arrival({ createdAt }: { createdAt: Date }): { 'data-at': string } {
  return { 'data-at': Math.floor(createdAt.getTime() / 1000).toString(36) }
}
