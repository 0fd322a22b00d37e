import { ButtonLink } from './button-link.tsx'

/** On to what is older, while there is any. */
export function OlderLink({ to }: { to: string | null }) {
  return to ? <ButtonLink to={to}>Older</ButtonLink> : null
}
