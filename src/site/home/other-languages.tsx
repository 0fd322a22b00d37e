import { ArticleLink } from '../../ui/article-link.tsx'
import { CorrectedMark } from '../../ui/corrected-mark.tsx'
import { languageName } from '../../ui/language-name.ts'
import type { ShownItem } from '../../ui/shown-item.ts'
import { SidebarBlock } from './sidebar-block.tsx'

export function OtherLanguages({ items, now }: { items: ShownItem[]; now: Date }) {
  return (
    <SidebarBlock id="other-languages" title="Other languages">
      <ul className="list">
        {items.map(({ link }) => (
          <li key={link.id}>
            <h3>
              <ArticleLink link={link} />
              <CorrectedMark correction={link.correction} now={now} />
            </h3>
            <p className="by">{`${link.source} · ${languageName(link.language ?? '')}`}</p>
          </li>
        ))}
      </ul>
    </SidebarBlock>
  )
}
