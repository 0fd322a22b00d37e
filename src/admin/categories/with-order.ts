/** The order as a number, as the schema checks it; an empty one is 0. */
export function withOrder(texts: Record<string, string>): Record<string, string | number> {
  return { ...texts, orderNum: Number(texts.orderNum || 0) }
}
