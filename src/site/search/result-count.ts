import { formatNumber } from '../../text/format.ts'

/** "1,234 articles found"; a count that stopped at its limit says that there are more: "10,000+". */
export function resultCount({ total, capped }: { total: number; capped: boolean }): string {
  return `${formatNumber(total)}${capped ? '+' : ''} articles found`
}
