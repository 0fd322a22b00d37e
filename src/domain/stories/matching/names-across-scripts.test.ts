import { expect, test } from 'vitest'
import { consonants, namesAcrossScripts, scriptWords } from './names-across-scripts.ts'

function shared(a: string, b: string): string[] {
  return namesAcrossScripts(scriptWords(a), scriptWords(b))
}

test('a name has the same consonants in four scripts', () => {
  for (const names of [
    ['Delhi', 'दिल्ली', 'দিল্লি', 'டெல்லி'],
    ['Kolkata', 'कोलकाता', 'কলকাতা'],
    ['Mumbai', 'मुंबई', 'মুম্বই'],
  ])
    expect(new Set(names.map(consonants)).size, names.join()).toBe(1)
})

test('two rare names and a known word propose one event across scripts', () => {
  const english = 'Vinesh Phogat arrested in Sonipat, say police'
  expect(shared(english, 'सोनीपत में विनेश फोगाट गिरफ्तार').length).toBeGreaterThanOrEqual(2)
})

test('one shared name is not enough', () => {
  expect(shared('Rain in Kolkata', 'কলকাতা আদালত')).toEqual([])
})

test('two headings in one script are compared by their words, not here', () => {
  expect(shared('Vinesh Phogat in Sonipat', 'Vinesh Phogat wins in Sonipat, police say')).toEqual([])
})
