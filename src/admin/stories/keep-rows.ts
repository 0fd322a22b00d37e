import type { ShownProposal } from './proposal-row.tsx'

export type KeptProposal = ShownProposal & { isClosed?: boolean }

/**
 * The listed proposals after a reload that the editor did not request: those decided by others stay where they are, so that
 * no other row moves under the pointer. `own`: those that the editor answered here; once one of them is gone, the editor has
 * moved on, and all closed rows go.
 */
export function keepRows(
  kept: readonly KeptProposal[],
  { listed, own }: { listed: readonly ShownProposal[]; own: readonly string[] },
): KeptProposal[] {
  const open = new Map(listed.map(proposal => [proposal.id, proposal]))
  if (kept.some(({ id }) => own.includes(id) && !open.has(id))) return [...listed]
  const shown = new Set(kept.map(({ id }) => id))
  return [
    ...kept.map(row => open.get(row.id) ?? { ...row, isClosed: true }),
    ...listed.filter(({ id }) => !shown.has(id)),
  ]
}
