import { expect, test } from 'vitest'
import { pictureUrl } from './picture-url.ts'

test.each([
  ['https://img.example/a.jpg?w=640', 'https://img.example/a.jpg?w=640'],
  ['http://img.example/a.jpg', 'https://img.example/a.jpg'],
  ['http://127.0.0.1:9000/a.jpg', 'http://127.0.0.1:9000/a.jpg'],
  ['http://localhost/a.jpg', 'http://localhost/a.jpg'],
  ['/samples/boat.webp', '/samples/boat.webp'],
])('%s is loaded from %s', (given, loaded) => {
  expect(pictureUrl(given)).toBe(loaded)
})

test.each([
  '',
  'a.jpg',
  '//img.example/a.jpg',
  '/\\img.example',
  'javascript:alert(1)',
  'data:image/png;base64,AA',
  'http://',
])('%j is no picture', given => {
  expect(pictureUrl(given)).toBe('')
})
