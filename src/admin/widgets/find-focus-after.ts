// Hidden inputs of a row's forms cannot take the focus.
const controls = 'a, button, input:not([type=hidden])'

/**
 * Finds what takes the focus when the row of a control disappears: the same control in the next or previous row, otherwise the
 * page's content. The browser would start at the top.
 */
export function findFocusAfter(from: Element | null): HTMLElement | null {
  const page = document.getElementById('content')
  const row = from?.closest('tr')
  const neighbour = row?.nextElementSibling ?? row?.previousElementSibling
  if (!from || !row || !neighbour) return page
  const at = [...row.querySelectorAll(controls)].indexOf(from)
  const there = [...neighbour.querySelectorAll<HTMLElement>(controls)]
  const usable = there.filter(control => !control.matches(':disabled'))
  return usable.find(control => control === there[at]) ?? usable[0] ?? page
}
