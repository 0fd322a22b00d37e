/** Where an outlet stands, from left to right; nothing is rated until an editor rates it. */
export const leanLabels = {
  left: 'Left',
  'lean-left': 'Lean left',
  centre: 'Centre',
  'lean-right': 'Lean right',
  right: 'Right',
  'not-rated': 'Not rated',
} as const

export type Lean = keyof typeof leanLabels

/** For what came from a form or a file; *not-rated* is a lean too. */
export function isLean(text: string): text is Lean {
  return Object.hasOwn(leanLabels, text)
}
