import { ButtonLink } from './button-link.tsx'

/** To what was done to a record so far. */
export function HistoryLink({ id, tone }: { id: string; tone?: 'quiet' }) {
  return (
    <ButtonLink to={`/admin/history/${id}`} tone={tone}>
      History
    </ButtonLink>
  )
}
