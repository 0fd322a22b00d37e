import { type WeighedArticle, weighArticle } from '../../src/domain/stories/matching/compare-articles.ts'
import { packWords } from '../../src/domain/stories/matching/packed-words.ts'
import { storyWords } from '../../src/domain/stories/matching/story-words.ts'
import { nothingCounted, wordRarity } from '../../src/domain/stories/matching/word-rarity.ts'

/** An article weighed without any word counts, as on a new installation; published `hours` after a fixed instant. */
export function storyArticle(
  title: string,
  {
    id = title,
    outlet = id,
    hours = 0,
    url = '',
  }: { id?: string; outlet?: string; hours?: number; url?: string } = {},
): WeighedArticle & { title: string; url: string } {
  const at = new Date(Date.UTC(2026, 0, 5) + hours * 3_600_000)
  const words = packWords(storyWords({ title, url, description: '' }))
  const weighed = weighArticle({ id, outlet, at, words }, wordRarity(nothingCounted))
  return { ...weighed, title, url }
}
