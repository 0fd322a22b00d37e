// What fits above the fold of a desktop screen in four columns, most headlines taking two lines.
const headlinesOnScreen = 56
const fewest = 3
const most = 12

/** How many headlines each of `categoryCount` categories shows on the dense front page. */
export function headlinesPerCategory(categoryCount: number): number {
  if (categoryCount === 0) return 0
  return Math.min(most, Math.max(fewest, Math.floor(headlinesOnScreen / categoryCount)))
}
