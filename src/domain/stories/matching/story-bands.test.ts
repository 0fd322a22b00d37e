import { expect, test } from 'vitest'
import { isWorthProposing } from './story-bands.ts'

const alone = { storyId: null, isEdited: false }
const inStory = { storyId: 'one', isEdited: false }
const edited = { storyId: 'one', isEdited: true }

test.each([
  { mean: 0.69, sides: [alone, alone], isAsked: false },
  { mean: 0.7, sides: [alone, alone], isAsked: true },
  { mean: 0.59, sides: [inStory, alone], isAsked: false },
  { mean: 0.6, sides: [alone, inStory], isAsked: true },
  { mean: 0.4, sides: [alone, edited], isAsked: true },
  { mean: 0.39, sides: [edited, inStory], isAsked: false },
] as const)(
  'an editor is asked about a mean of $mean between $sides: $isAsked',
  ({ mean, sides, isAsked }) => {
    expect(isWorthProposing(mean, sides)).toBe(isAsked)
  },
)
