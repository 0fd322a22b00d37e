import { isRebindProof } from '../../http/cross-site.ts'

// A reverse proxy adds at least one of them if it is set up as its manual says.
const forwarding = ['forwarded', 'x-forwarded-for', 'x-forwarded-host', 'x-real-ip', 'via']

/**
 * Whether the known password of a demo may open anything for this request: only on the computer that Chowk runs on, or at
 * the address that its operator gave to the demo. A forgotten `PUBLIC_URL` behind a proxy must not publish the desk.
 */
export function reachesDemo(request: Request, origin: string): boolean {
  const [own, target] = [new URL(origin), new URL(request.url)]
  const isGivenAddress = !isRebindProof(own.hostname) && target.host === own.host
  return (
    isGivenAddress || (isRebindProof(target.hostname) && !forwarding.some(name => request.headers.has(name)))
  )
}
