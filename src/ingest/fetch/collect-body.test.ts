import { Readable } from 'node:stream'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { propertyRuns } from '../../../test/support/property-runs.ts'
import { collectBody } from './collect-body.ts'

test('an error of the stream fails the read', async () => {
  const stream = new Readable({ read: () => stream.destroy(new Error('cut off')) })
  await expect(collectBody(stream, { bytesMax: 5, onTooLarge: 'fail' })).rejects.toThrow('cut off')
})

const chunks = fc.array(fc.uint8Array({ maxLength: 40_000 }), { maxLength: 12 })

test('any stream is read up to the limit; over it, it is ended, and cut or refused', async () => {
  await fc.assert(
    fc.asyncProperty(chunks, fc.integer({ min: 1, max: 200_000 }), async (parts, bytesMax) => {
      const whole = Buffer.concat(parts)
      const open = () => Readable.from(parts.map(part => Buffer.from(part)))
      const [cut, full] = [open(), open()]
      const { body, truncated } = await collectBody(cut, { bytesMax, onTooLarge: 'truncate' })
      expect(body.equals(whole.subarray(0, bytesMax))).toBe(true)
      expect(truncated).toBe(whole.length > bytesMax)
      const read = await collectBody(full, { bytesMax, onTooLarge: 'fail' }).catch(({ failure }) => failure)
      expect(read).toEqual(truncated ? 'too-large' : { body: whole, truncated: false })
      expect((await collectBody(open(), { bytesMax: whole.length, onTooLarge: 'fail' })).truncated).toBe(
        false,
      )
      expect([cut.destroyed, full.destroyed]).toEqual([true, true])
    }),
    { numRuns: propertyRuns(20) },
  )
})

test('for any chunks, the beginning and the end are returned, each half of the limit', async () => {
  await fc.assert(
    fc.asyncProperty(chunks, fc.integer({ min: 1, max: 200_000 }), async (parts, bytesMax) => {
      const whole = Buffer.concat(parts)
      const bytes = whole.length - bytesMax
      const at = Math.floor(bytesMax / 2)
      const ends = [whole.subarray(0, at), whole.subarray(at + bytes)]
      const stream = Readable.from(parts.map(part => Buffer.from(part)))
      const { body, ...rest } = await collectBody(stream, { bytesMax, onTooLarge: 'keep-ends' })
      expect(body.equals(bytes > 0 ? Buffer.concat(ends) : whole)).toBe(true)
      expect(rest).toEqual(bytes > 0 ? { truncated: true, leftOut: { at, bytes } } : { truncated: false })
    }),
    { numRuns: propertyRuns(20) },
  )
})
