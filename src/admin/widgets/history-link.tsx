import { ButtonLink } from './button-link.tsx'

export function HistoryLink({ id, tone }: { id: string; tone?: 'quiet' }) {
  return (
    <ButtonLink to={`/admin/history/${id}`} tone={tone}>
      History
    </ButtonLink>
  )
}
