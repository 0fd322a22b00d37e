import type { ShownItem } from '../../ui/news/shown-item.ts'

export type ShownSection = { category: { name: string; slug: string }; items: ShownItem[] }

/** One section or two side by side. */
export type SectionPair = { sections: ShownSection[] }

// A section with fewer articles would leave a gap beside one of four.
const fullMin = 3

/** Pairs the sections in order if they have about the same length; the others are alone. Readers see no empty section. */
export function pairSections(sections: ShownSection[]): SectionPair[] {
  const pairs: SectionPair[] = []
  for (const section of sections.filter(({ items }) => items.length > 0)) {
    const last = pairs.at(-1)
    if (last?.sections.length === 1 && last.sections.every(one => isFull(one) === isFull(section)))
      last.sections.push(section)
    else pairs.push({ sections: [section] })
  }
  return pairs
}

function isFull({ items }: ShownSection): boolean {
  return items.length >= fullMin
}

/** The first of two full sections is drawn with its picture, if it has one; all others are drawn as texts. */
export function isOfPicture(sections: ShownSection[], side: number): boolean {
  return (
    side === 0 &&
    sections.length > 1 &&
    sections.every(isFull) &&
    Boolean(sections[0]?.items[0]?.link.picture)
  )
}
