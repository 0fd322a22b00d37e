import { expect, test } from 'vitest'
import { ageMs } from './article-age.ts'

const minuteMs = 60_000

test.each([
  ['5 minutes ago', 5],
  ['25 mins ago', 25],
  ['an hour ago', 60],
  ['Updated 3 hrs. ago', 180],
  ['2 days ago', 2880],
  ['२ घंटे पहले', 120],
  ['15 मिनट पूर्व', 15],
  ['3 तासांपूर्वी', 180],
  ['৪ ঘণ্টা আগে', 240],
  ['2 மணி நேரத்திற்கு முன்', 120],
  ['3 గంటల క్రితం', 180],
  ['2 ಗಂಟೆಗಳ ಹಿಂದೆ', 120],
  ['5 മണിക്കൂർ മുമ്പ്', 300],
  ['૨ કલાક પહેલા', 120],
  ['2 ਘੰਟੇ ਪਹਿਲਾਂ', 120],
  ['2 گھنٹے پہلے', 120],
])('"%s" is %d minutes', (text, minutes) => {
  expect(ageMs(text)).toBe(minutes * minuteMs)
})

test.each([
  '',
  'ago',
  '100 years ago',
  '3 moons ago',
  'long ago',
  '2 hours',
  'He said 3 hours ago that the dam would hold for the night',
])('"%s" is not an age', text => {
  expect(ageMs(text)).toBeNull()
})
