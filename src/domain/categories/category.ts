export type Category = { id: string; name: string; slug: string; description: string; orderNum: number }

/** The section whose links are films: lists show a thumbnail for it alone. */
export const videosSlug = 'videos'
