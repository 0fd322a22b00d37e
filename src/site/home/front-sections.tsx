import { CategorySection } from '../../ui/news/category-section.tsx'
import { isOfPicture, type SectionPair, type ShownSection } from './pair-sections.ts'

/** Sections by pairs: one with a picture, and one of texts that is as high. A section without articles is a line. */
export function FrontSections({ pairs, now }: { pairs: SectionPair[]; now: Date }) {
  return (
    <>
      {pairs.map(({ sections, empty }) => (
        <div key={sections[0]?.category.slug ?? 'none'} className="rows">
          {sections.length > 0 ? (
            <div className={sections.length === 1 ? 'pair alone' : 'pair'}>
              {sections.map((section, side) =>
                draw(section, { now, look: isOfPicture(sections, side) ? 'picture' : 'text' }),
              )}
            </div>
          ) : null}
          {empty.map(section => draw(section, { now, look: 'text' }))}
        </div>
      ))}
    </>
  )
}

function draw({ category, items }: ShownSection, { now, look }: { now: Date; look: 'picture' | 'text' }) {
  return <CategorySection key={category.slug} category={category} items={items} now={now} look={look} />
}
