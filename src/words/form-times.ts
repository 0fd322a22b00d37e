// Written by node bin/check-generated.ts --write from messages/*.json: change those.
import type { Language } from '../text/language.ts'

export const problem = (language: Language, { problem }: { problem: string }): string =>
  language === 'hi' ? `${problem === 'passed' ? `यह समय बीत चुका है। आगे का समय चुनें, या खाली छोड़ दें` : problem === 'tooFar' ? `एक साल के भीतर का समय चुनें` : problem === 'beforeTakeDown' ? `हटाने का समय इससे पहले का है। और पहले का समय चुनें` : `प्रकाशित होने के बाद का समय चुनें`}` : `${problem === 'passed' ? `This time has passed. Choose a later one, or leave it empty` : problem === 'tooFar' ? `Choose a time within a year` : problem === 'beforeTakeDown' ? `It is to be taken down before that time. Choose an earlier one` : `Choose a time after it is published`}`
