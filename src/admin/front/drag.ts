import type { DragEvent } from 'react'

/** The dragged object: a candidate, the item at a place, or a section. */
export type Dragged = { from: 'candidate' | 'place' | 'section'; id: string }

const type = 'application/x-chowk-front'

export function startDrag(event: DragEvent, { from, id }: Dragged): void {
  event.stopPropagation()
  event.dataTransfer.setData(type, `${from} ${id}`)
  event.dataTransfer.effectAllowed = 'move'
}

/** Null for a drag from outside the page, such as a file. */
export function readDragged(event: DragEvent): Dragged | null {
  const [from, id = ''] = event.dataTransfer.getData(type).split(' ')
  return from === 'candidate' || from === 'place' || from === 'section' ? { from, id } : null
}
