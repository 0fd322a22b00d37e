import { expect, test } from 'vitest'
import { languages } from '../../text/language.ts'
import { commonRegionName, regionName } from './region-name.ts'

test.each([
  ['Tamil Nadu', 'Tamil Nadu', 'तमिलनाडु', 'தமிழ்நாடு'],
  [' tamil  nadu ', 'Tamil Nadu', 'तमिलनाडु', 'தமிழ்நாடு'],
  ['तमिलनाडु', 'Tamil Nadu', 'तमिलनाडु', 'தமிழ்நாடு'],
  ['Jammu & Kashmir', 'Jammu and Kashmir', 'जम्मू-कश्मीर', 'ஜம்மு காஷ்மீர்'],
  ['छत्तीसगढ़', 'Chhattisgarh', 'छत्तीसगढ़', 'சத்தீஸ்கர்'],
  ['national', 'National', 'राष्ट्रीय', 'தேசிய அளவு'],
  ['India', 'India', 'भारत', 'இந்தியா'],
  ['United Kingdom', 'United Kingdom', 'यूनाइटेड किंगडम', 'யுனைடெட் கிங்டம்'],
  ['Vidarbha', 'Vidarbha', 'Vidarbha', 'Vidarbha'],
  ['', '', '', ''],
  ['constructor', 'constructor', 'constructor', 'constructor'],
])('%j is %s, %s and %s', (written, ...names) => {
  expect(languages.map(language => regionName(written, language))).toEqual(names)
  expect(commonRegionName(written)).toBe(names[0])
})
