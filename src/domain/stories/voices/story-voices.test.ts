import { expect, test } from 'vitest'
import { chooseDescription, chooseOtherHeadline, type StoryVoice } from './story-voices.ts'

const lead = {
  id: 'a',
  title: 'Flood in three districts today',
  source: 'A',
  description: '',
  language: 'en',
}

function voice(source: string, fields: Partial<StoryVoice> = {}): StoryVoice {
  const texts = {
    title: `What ${source} prints about it`,
    url: `https://${source}.example/1`,
    description: '',
  }
  const blank = {
    storyId: 's',
    linkId: source.toLowerCase(),
    language: 'en',
    lean: 'not-rated',
    ownerKey: '',
  } as const
  return { ...blank, ...texts, source, ...fields }
}

const otherOf = (voices: StoryVoice[]) => {
  const found = chooseOtherHeadline(lead, voices)
  return found && [found.voice.source, found.side]
}

test('the lead describes the story, otherwise another outlet, in the language of the lead if possible', () => {
  const voices = [
    voice('B', { description: 'बाढ़', language: 'hi' }),
    voice('C', { description: 'It rained.', language: 'en-IN' }),
  ]
  const own = { ...lead, description: 'Own words.' }
  expect(chooseDescription(own, voices)).toEqual({ text: 'Own words.', source: 'A', language: 'en' })
  expect(chooseDescription(lead, voices)?.source).toBe('C')
  expect(chooseDescription(lead, voices.slice(0, 1))?.source).toBe('B')
  expect(chooseDescription(lead, [voice('D')])).toBeNull()
})

test('the other headline is from the opposite side, then from any other, then of another owner', () => {
  const own = voice('A', { lean: 'lean-left', ownerKey: 'sun' })
  const centre = voice('C', { lean: 'centre' })
  const right = voice('R', { lean: 'right' })
  const moon = voice('M', { ownerKey: 'moon' })
  const sister = voice('S', { ownerKey: 'sun', lean: 'left' })
  expect(otherOf([own, sister, moon, centre, right])).toEqual(['R', 'right'])
  expect(otherOf([own, sister, moon, centre])).toEqual(['C', 'centre'])
  expect(otherOf([own, sister, moon])).toEqual(['M', null])
  expect(otherOf([own, sister])).toEqual(['S', null])
})

test('a headline that the readers of the lead understand comes before one of the opposite side', () => {
  const own = voice('A', { lean: 'left' })
  expect(otherOf([own, voice('R', { lean: 'right', language: 'hi' }), voice('C')])).toEqual(['C', null])
})

test('beside an unrated lead any rated outlet is another side', () => {
  expect(otherOf([voice('A'), voice('B'), voice('L', { lean: 'left' })])).toEqual(['L', 'left'])
})

test('the same words are no other headline, whoever prints them', () => {
  expect(otherOf([voice('A'), voice('B', { title: 'Flood in three districts, today!' })])).toBeNull()
  expect(otherOf([])).toBeNull()
})
