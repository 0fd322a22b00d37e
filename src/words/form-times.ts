// Written by node bin/check-generated.ts --write from messages/*.json: change those.
import type { Language } from '../text/language.ts'

export const problem = (_: Language, { problem }: { problem: string }): string =>
  `${problem === 'passed' ? `This time has passed. Choose a later one, or leave it empty` : problem === 'tooFar' ? `Choose a time within a year` : problem === 'beforeTakeDown' ? `It is to be taken down before that time. Choose an earlier one` : `Choose a time after it is published`}`
