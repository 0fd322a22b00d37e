// Hidden inputs of a row's forms cannot take the focus.
const controls = 'a, button, input:not([type=hidden])'

/**
 * Finds what takes the focus when the row of a control disappears, or for a control beside the rows, all ticked ones: the same
 * control in the next or previous row that stays, otherwise the page's content. The browser would start at the top.
 */
export function findFocusAfter(from: Element | null): HTMLElement | null {
  const page = document.getElementById('content')
  const own = from?.closest('tr')
  const ticked = own ? [own] : [...document.querySelectorAll('tr:has(td :checked)')]
  const row = ticked.at(-1)
  const neighbour = row && listRowsNear(row).find(each => !ticked.includes(each))
  if (!from || !row || !neighbour) return page
  const at = [...row.querySelectorAll(controls)].indexOf(from)
  const neighbours = [...neighbour.querySelectorAll<HTMLElement>(controls)]
  const usable = neighbours.filter(control => !control.matches(':disabled'))
  return usable.find(control => control === neighbours[at]) ?? usable[0] ?? page
}

/** The rows below it, then those above, the nearest first. */
function listRowsNear(row: Element): Element[] {
  const rows = [...(row.parentElement?.children ?? [])]
  const at = rows.indexOf(row)
  return [...rows.slice(at + 1), ...rows.slice(0, at).toReversed()]
}
