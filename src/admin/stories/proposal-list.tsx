import { useState } from 'react'
import { Form, Link } from 'react-router'
import { adminPath } from '../../address/admin-path.ts'
import { useLanguage } from '../../ui/language/language-context.ts'
import * as words from '../../words/stories-desk.ts'
import { Button } from '../widgets/button.tsx'
import { ProposalRow, type ShownProposal } from './proposal-row.tsx'

/**
 * `ofStory`: the proposals of one story, which can be accepted together. "Later" moves one below the others until the page is
 * loaded again. Renders nothing if there are none.
 */
export function ProposalList({
  proposals,
  open = [],
  ofStory = false,
  hasMore = false,
}: {
  proposals: ShownProposal[]
  /** The ids of all open proposals, listed or not. */
  open?: string[]
  ofStory?: boolean
  hasMore?: boolean
}) {
  const language = useLanguage()
  const [later, setLater] = useState<readonly string[]>([])
  const { kept, answer } = useKeptRows(proposals, open)
  // On the page of a story other acts close proposals too.
  const rows = ofStory ? proposals : kept
  if (rows.length === 0) return null
  const isLater = ({ id }: ShownProposal) => Number(later.includes(id))
  const sorted = rows.toSorted((a, b) => isLater(a) - isLater(b))
  return (
    <section aria-labelledby="proposals" className="mb-8">
      <Form method="post" preventScrollReset>
        <div className="mb-1 flex flex-wrap items-center gap-3">
          <h2 id="proposals" className="m-0 text-lg font-semibold">
            {words.proposals(language)}
          </h2>
          {ofStory && proposals.length > 1 ? (
            <Button type="submit" tone="quiet" name="intent" value="accept-all" data-key="A">
              {words.acceptAll(language)}
            </Button>
          ) : null}
        </div>
        <ol className="m-0 list-none border-t border-field p-0">
          {sorted.map(proposal => (
            <ProposalRow
              key={proposal.id}
              proposal={proposal}
              onAnswer={() => answer(proposal.id)}
              onLater={() => setLater([...later, proposal.id])}
            />
          ))}
        </ol>
        {hasMore ? (
          <p className="m-0 text-sm">
            <Link
              to={`${adminPath('/stories')}?proposals=all`}
              preventScrollReset
              className="inline-flex min-h-9 items-center text-accent max-sm:min-h-11"
            >
              {words.showAllProposals(language)}
            </Link>
          </p>
        ) : null}
      </Form>
    </section>
  )
}

function useKeptRows(listed: ShownProposal[], open: string[]) {
  const [own, setOwn] = useState<readonly string[]>([])
  const [last, setLast] = useState<{ listed: ShownProposal[]; kept: KeptProposal[] }>({
    listed,
    kept: listed,
  })
  const kept = last.listed === listed ? last.kept : keepRows(last.kept, { listed, open, own })
  if (last.listed !== listed) setLast({ listed, kept })
  return { kept, answer: (id: string) => setOwn(ids => [...ids, id]) }
}

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
