const controls = 'a, button, input'

/** The same control of the next row, else of the row before, else the page: the browser would begin at the top. */
export function focusAfter(from: Element | null): HTMLElement | null {
  const page = document.getElementById('content')
  const row = from?.closest('tr')
  const neighbour = row?.nextElementSibling ?? row?.previousElementSibling
  if (!from || !row || !neighbour) return page
  const at = [...row.querySelectorAll(controls)].indexOf(from)
  const there = [...neighbour.querySelectorAll<HTMLElement>(controls)]
  const usable = there.filter(control => !control.matches(':disabled'))
  return usable.find(control => control === there[at]) ?? usable[0] ?? page
}
