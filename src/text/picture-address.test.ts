import { expect, test } from 'vitest'
import { pictureAddress } from './picture-address.ts'

const square = 'data:image/gif;base64,R0lGOD'

test.each([
  [{ src: '/a.jpg' }, '/a.jpg'],
  [{ src: square, 'data-src': '/a.jpg' }, '/a.jpg'],
  [{ src: '/grey.gif', 'data-lazy-src': '/a.jpg' }, '/a.jpg'],
  [{ src: '/a.jpg', 'data-lazy': 'true' }, '/a.jpg'],
  [{ src: '/a.jpg', 'data-original': '1', 'data-src': square }, '/a.jpg'],
  [{ src: '/a.jpg', srcset: '/b.jpg 400w, /c.jpg 800w' }, '/a.jpg'],
  [{ src: square, 'data-srcset': '/b.jpg 400w, /a.jpg 1200w, /c.jpg 800w' }, '/a.jpg'],
  [{ srcset: '/b.jpg, /a.jpg 2x' }, '/a.jpg'],
  [{ srcset: 'https://i.example/w_1,h_2/a.jpg 640w' }, 'https://i.example/w_1,h_2/a.jpg'],
  [{ src: square }, square],
  [{ alt: 'nothing' }, ''],
])('the address of %j is "%s"', (attributes, address) => {
  const values = new Map(Object.entries(attributes))
  expect(pictureAddress(name => values.get(name))).toBe(address)
})
