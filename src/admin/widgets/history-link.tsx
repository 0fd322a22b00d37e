import { adminPath } from '../../address/admin-path.ts'
import { ButtonLink } from './button-link.tsx'

export function HistoryLink({ id, tone }: { id: string; tone?: 'quiet' }) {
  return (
    <ButtonLink to={adminPath('/history/:id', { id })} tone={tone}>
      History
    </ButtonLink>
  )
}
