import { newerCountMax, type PublishedPlace } from '../../../domain/queue/find-place.ts'

/** Where what was accepted stands for readers. `place`: of a single entry. */
export function describePlace(place: PublishedPlace | null): string {
  if (!place) return 'Each stands where it would stand had its feed published it on arrival.'
  const { categoryName, newerCount } = place
  if (newerCount === 0) return `In ${categoryName}, at the top.`
  if (newerCount === 1) return `In ${categoryName}, below one newer link.`
  const many = newerCount < newerCountMax ? `${newerCount}` : `${newerCountMax} or more`
  return `In ${categoryName}, below ${many} newer links.`
}
