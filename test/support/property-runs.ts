const factor = Number(process.env.PROPERTY_RUNS_FACTOR ?? 1)

/** The number of random examples of a property: as many as `npm test` needs; `npm run soak` multiplies them. */
export function propertyRuns(inTests: number): number {
  return Math.ceil(inTests * factor)
}
