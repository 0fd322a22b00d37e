import { type WeighedArticle, weighArticle } from '../../src/domain/stories/matching/compare-articles.ts'
import { storyWords } from '../../src/domain/stories/matching/story-words.ts'
import { wordRarity } from '../../src/domain/stories/matching/word-rarity.ts'

/** An article as an installation without any counts weighs it; `hours` after a fixed instant. */
export function storyArticle(
  title: string,
  { id = title, outlet = id, hours = 0 }: { id?: string; outlet?: string; hours?: number } = {},
): WeighedArticle {
  const at = new Date(Date.UTC(2026, 0, 5) + hours * 3_600_000)
  const words = storyWords({ title, url: '', description: '' })
  return weighArticle({ id, outlet, at, words }, wordRarity({ articles: 0, of: () => 0 }))
}
