import { useLanguage } from '../../ui/language/language-context.ts'
import { ArticleLink } from '../../ui/news/article-link.tsx'
import { CorrectedMark } from '../../ui/news/corrected-mark.tsx'
import type { ShownLink } from '../../ui/news/shown-link.ts'
import * as words from '../../words/home.ts'
import { SidebarBlock } from './sidebar-block.tsx'

export function MostRead({ links, now }: { links: ShownLink[]; now: Date }) {
  return (
    <SidebarBlock id="most-read" title={words.mostRead(useLanguage())}>
      <ol className="ranked">
        {links.map(link => (
          <li key={link.id}>
            <h3>
              <ArticleLink link={link} />
              <CorrectedMark correction={link.correction} now={now} />
            </h3>
            <p className="by">{link.source}</p>
          </li>
        ))}
      </ol>
    </SidebarBlock>
  )
}
