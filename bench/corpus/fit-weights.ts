// Logistic regression by Newton's method (iteratively reweighted least squares).

/** `weight` is how often the row counts. */
export type FitRow = { inputs: readonly number[]; isPositive: boolean; weight: number }

/** Keeps weights of inputs that say almost the same from growing against each other. */
const ridge = 0.001
const steps = 12

/** One weight for each input. The first input is the bias, which the ridge leaves alone. */
export function fitWeights(rows: readonly FitRow[]): number[] {
  const count = rows[0]?.inputs.length ?? 0
  let weights = Array.from({ length: count }, () => 0)
  for (let step = 0; step < steps; step++) {
    const { slope, curve } = derive(rows, weights)
    const change = solve(curve, slope)
    weights = weights.map((weight, n) => weight + (change[n] ?? 0))
  }
  return weights
}

function derive(rows: readonly FitRow[], weights: readonly number[]): { slope: number[]; curve: number[][] } {
  const penalties = weights.map((_, n) => (n === 0 ? 0 : ridge))
  const slope = weights.map((weight, n) => -(penalties[n] ?? 0) * weight)
  const curve = weights.map((_, n) => weights.map((_, m) => (n === m ? (penalties[n] ?? 0) + 1e-9 : 0)))
  for (const { inputs, isPositive, weight } of rows) {
    const sum = inputs.reduce((total, input, n) => total + input * (weights[n] ?? 0), 0)
    const probability = 1 / (1 + Math.exp(-sum))
    const error = weight * ((isPositive ? 1 : 0) - probability)
    const bend = weight * probability * (1 - probability)
    for (const [n, input] of inputs.entries()) {
      slope[n] = (slope[n] ?? 0) + error * input
      const row = curve[n] ?? []
      for (const [m, other] of inputs.entries()) row[m] = (row[m] ?? 0) + bend * input * other
    }
  }
  return { slope, curve }
}

/** Solves `matrix · x = right` by elimination; the matrix is symmetric and positive. */
function solve(matrix: readonly number[][], right: readonly number[]): number[] {
  const rows = matrix.map((row, n) => [...row, right[n] ?? 0])
  for (const [n, pivot] of rows.entries())
    for (const row of rows) {
      if (row === pivot) continue
      const factor = (row[n] ?? 0) / (pivot[n] ?? 1)
      for (let m = n; m < row.length; m++) row[m] = (row[m] ?? 0) - factor * (pivot[m] ?? 0)
    }
  return rows.map((row, n) => (row.at(-1) ?? 0) / (row[n] ?? 1))
}
