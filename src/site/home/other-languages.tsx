import { useLanguage } from '../../ui/language/language-context.ts'
import { primaryLanguageName } from '../../ui/language/primary-language-name.ts'
import { ArticleLink } from '../../ui/news/article-link.tsx'
import { CorrectedMark } from '../../ui/news/corrected-mark.tsx'
import { dot } from '../../ui/news/dot.ts'
import type { ShownItem } from '../../ui/news/shown-item.ts'
import * as words from '../../words/home.ts'
import { SidebarBlock } from './sidebar-block.tsx'

export function OtherLanguages({ items, now }: { items: ShownItem[]; now: Date }) {
  const language = useLanguage()
  return (
    <SidebarBlock id="other-languages" title={words.otherLanguages(language)}>
      <ul className="list untimed">
        {items.map(({ link }) => (
          <li key={link.id}>
            <h3>
              <ArticleLink link={link} />
              <CorrectedMark correction={link.correction} now={now} />
            </h3>
            <p className="by">{link.source + dot + primaryLanguageName(link.language ?? '', language)}</p>
          </li>
        ))}
      </ul>
    </SidebarBlock>
  )
}
