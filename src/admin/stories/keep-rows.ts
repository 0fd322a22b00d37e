import type { ShownProposal } from './proposal-row.tsx'

export type KeptProposal = ShownProposal & { isClosed?: boolean }

/** More closed rows would push the open ones away. */
const closedMax = 4

/**
 * The listed proposals after a reload that the editor did not request: those decided by others stay where they are, so that
 * no other row moves under the pointer, and so do those that hotter ones push out of the list. `open`: the ids of all open
 * ones. `own`: those that the editor answered here; once one of them is closed, the editor has moved on, and all rows go
 * that are not listed.
 */
export function keepRows(
  kept: readonly KeptProposal[],
  {
    listed,
    open,
    own,
  }: { listed: readonly ShownProposal[]; open: readonly string[]; own: readonly string[] },
): KeptProposal[] {
  const fresh = new Map(listed.map(proposal => [proposal.id, proposal]))
  const isOpen = ({ id }: ShownProposal) => fresh.has(id) || open.includes(id)
  if (kept.some(row => own.includes(row.id) && !isOpen(row))) return [...listed]
  const shown = new Set(kept.map(({ id }) => id))
  const dropped = new Set(kept.filter(row => !isOpen(row)).slice(0, -closedMax))
  return [
    ...kept
      .filter(row => !dropped.has(row))
      .map(row => fresh.get(row.id) ?? { ...row, isClosed: !isOpen(row) }),
    ...listed.filter(({ id }) => !shown.has(id)),
  ]
}
