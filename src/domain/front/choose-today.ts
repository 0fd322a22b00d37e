// Chooses the stories of the day: few enough to be read to the end. An editor's pins come first, then the hottest stories, then
// featured links and the newest ones of the last day: first those of stories that are not big, which a small edition has.
// Nothing older fills the list: a quiet day has fewer.
import { composeFrontPage } from './compose-front-page.ts'
import type { FrontItem, FrontMaterial } from './front-page.ts'
import { keepEachOnce } from './keep-each-once.ts'

const todayCount = 5
const freshMs = 24 * 3_600_000

/** `changesAt`: when the list next changes without a write, because a pin begins or ends or an item is a day old. */
export function chooseToday(
  material: FrontMaterial,
  now: Date,
): { items: FrontItem[]; changesAt: Date | null } {
  const { lead, second, sections, changesAt } = composeFrontPage(material, now)
  const placed = [lead, ...second, ...sections.map(section => section.lead)]
  const pinned = placed.filter(item => item?.pin).flatMap(item => item ?? [])
  const { stories, featured, latest, newestOf } = material
  // One large story can fill the newest links; each category has others.
  const newest = [...latest, ...[...newestOf.values()].flat().toSorted(compareNewest)]
  const unfiled = newest.filter(({ isFiled }) => !isFiled)
  const inStories = unfiled.filter(({ storyId }) => storyId !== null)
  const others = [...stories, ...featured, ...inStories, ...unfiled]
  const fresh = others.filter(item => now.getTime() < endOf(item).getTime())
  const items = keepEachOnce([...pinned, ...fresh]).slice(0, todayCount)
  const ends = items.filter(item => !pinned.some(pin => pin === item)).map(endOf)
  const changes = [...ends, ...(changesAt ? [changesAt] : [])].toSorted((a, b) => Number(a) - Number(b))
  return { items, changesAt: changes[0] ?? null }
}

function compareNewest(a: FrontItem, b: FrontItem): number {
  return Number(b.link.createdAt) - Number(a.link.createdAt)
}

function endOf({ story, link }: FrontItem): Date {
  return new Date((story?.lastAt ?? link.createdAt).getTime() + freshMs)
}
