import type { Db } from '../../src/database/connect.ts'
import { addStory } from '../support/add-story.ts'
import { addCategory, addNewsLink } from '../support/builders.ts'

const sectionCount = 7
const storyCount = 6
const minuteMs = 60_000

/** `count` links in seven sections; six of them lead a story that two other outlets cover. */
export async function fillFrontPage(db: Db, count: number): Promise<void> {
  const sections: { id: string }[] = []
  for (let n = 0; n < sectionCount; n++) {
    sections.push(await addCategory(db, { slug: `section-${n}`, orderNum: n }))
  }
  const add = (n: number, minutes: number, about: string) => {
    const at = new Date(Date.now() - minutes * minuteMs)
    return addNewsLink(db, {
      category: sections[n % sectionCount]?.id ?? '',
      title: `${about} number ${n} says what happened, where and to whom, in about seventy letters`,
      description: `In ${n + 2} sentences somebody explains what the headline left open, and why it matters to people here.`,
      url: `https://outlet-${minutes}.example/${n}`,
      source: `Outlet ${minutes}`,
      createdAt: at,
      publishedAt: at,
    })
  }
  for (let n = 0; n < count; n++) {
    const first = await add(n, n + 1, 'Headline')
    if (n >= storyCount) continue
    const others = [await add(n, 100 + n, 'A second report'), await add(n, 200 + n, 'A third report')]
    await addStory(db, { links: [first, ...others] })
  }
}
