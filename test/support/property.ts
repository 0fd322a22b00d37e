import fc, { type Arbitrary, type Parameters } from 'fast-check'
import { test } from 'vitest'

/**
 * A test of what holds for whatever these arbitraries generate, written as `test.each` is: its function fails by an expectation, or by
 * returning false.
 */
export function property<Values extends [unknown, ...unknown[]]>(
  ...given: { [N in keyof Values]: Arbitrary<Values[N]> }
) {
  return (title: string, holds: (...values: Values) => unknown, options?: Parameters<Values>) =>
    test(title, async () => {
      const checked = fc.asyncProperty<Values>(
        ...given,
        async (...values) => (await holds(...values)) !== false,
      )
      await fc.assert(checked, options)
    })
}
