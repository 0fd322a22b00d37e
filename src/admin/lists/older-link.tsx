import { ButtonLink } from '../widgets/button-link.tsx'

export function OlderLink({ to }: { to: string | null }) {
  return to ? <ButtonLink to={to}>Older</ButtonLink> : null
}
