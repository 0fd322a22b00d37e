// One move of an article in a sentence, for pages.

/** An editor's decision; `title` is the headline of the article that came or went. */
export type StoryMove = {
  id: string
  at: Date
  accountName: string
  title: string
  from: { id: string; title: string } | null
  to: { id: string; title: string } | null
}

/** For after the name of the editor: “moved it from the story … to …”. */
export function tellMove({ from, to }: Pick<StoryMove, 'from' | 'to'>): string {
  if (from && to) return `moved it from the story “${from.title}” to “${to.title}”`
  if (to) return `put it into the story “${to.title}”`
  return from ? `took it out of the story “${from.title}”` : 'left it where it was'
}
