import { expect, test } from 'vitest'
import { processorMs } from './processor-ms.ts'

function compute(ms: number): void {
  const startedAt = performance.now()
  while (performance.now() - startedAt < ms) Math.random()
}

test('computation counts', () => {
  // In at least one of a few tries this thread gets enough of the processor.
  const tries = Array.from({ length: 5 }, () => processorMs(() => compute(100)))
  expect(Math.max(...tries)).toBeGreaterThan(10)
})

test('waiting does not count', () => {
  const still = new Int32Array(new SharedArrayBuffer(4))
  expect(processorMs(() => Atomics.wait(still, 0, 0, 200))).toBeLessThan(100)
})
