import { expect, test } from 'vitest'
import { hostileStrings } from '../../../test/support/hostile-strings.ts'
import { imageFile, imageVariants, isOwnFile, largestFile, readImageFile } from './image.ts'

const id = '0a'.repeat(16)
const signature = 'Ab_-'.repeat(5).concat('xy')
const path = `/images/${id}-${signature}`

test.each(imageVariants)('the path of size %s is read as it was written', variant => {
  expect(readImageFile(imageFile(path, variant))).toEqual({ id, signature, variant })
})

test.each([
  path,
  `${path}/`,
  `${path}/1280.webp`,
  `${path}/640.png`,
  `${path}/640.webp/`,
  `x${path}/640.webp`,
  `${path}x/640.webp`,
  `/images/${id}/640.webp`,
  `/images/${id.toUpperCase()}-${signature}/640.webp`,
  `${path}/640.webp\n`,
  `/images/../${id}-${signature}/640.webp`,
])('%j is not one of our image paths', pathname => {
  expect(readImageFile(pathname)).toBeNull()
})

test('hostile text in the path of an image is refused', () => {
  for (const text of hostileStrings) {
    expect(readImageFile(`/images/${text}`)).toBeNull()
    expect(readImageFile(`${path}/${text}`)).toBeNull()
  }
})

test('a file of the build has only one size', () => {
  expect([isOwnFile('/samples/ferry.svg'), isOwnFile(path)]).toEqual([true, false])
})

test('programs get a photograph at its largest width, and a drawing as it is', () => {
  expect(readImageFile(largestFile(path))).toMatchObject({ id, variant: '960' })
  expect(largestFile('/samples/ferry.svg')).toBe('/samples/ferry.svg')
})
