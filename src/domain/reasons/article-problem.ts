// Why the page of an article could not be read: the code, and the sentence with a next step that an editor sees.

import type { Language } from '../../text/language.ts'
import * as words from '../../words/article-problems.ts'
import { isKeyOf } from '../fields/is-key-of.ts'
import { describeFetchFailure, type FetchFailure, type ReaderFailure } from './fetch-failure.ts'

/** Responses that are not a page at all. */
const notHtml = {
  pdf: words.pdf,
  picture: words.picture,
  media: words.media,
  feed: words.feed,
  data: words.data,
  file: words.file,
}
export type NotHtml = keyof typeof notHtml

/** Obstacles that a server sends before or instead of an article, with the status "200 OK". */
const obstacles = {
  paywall: words.paywall,
  login: words.login,
  consent: words.consent,
  'bot-check': words.botCheck,
  'soft-404': words.soft404,
  'home-page': words.homePage,
  'out-of-order': words.outOfOrder,
  'leads-on': words.leadsOn,
  empty: words.empty,
  ...notHtml,
}
export type ArticleObstacle = keyof typeof obstacles
export const articleObstacles = Object.keys(obstacles).filter(name => isKeyOf(obstacles, name))

export type ArticleFailure = FetchFailure | ReaderFailure

export type ArticleProblem =
  | { code: 'page-failed'; failure: ArticleFailure }
  | { code: 'page-blocked'; obstacle: ArticleObstacle }

/** A sentence with the problem and the next step, for a form with the fields of an article. */
export function describeArticleProblem(problem: ArticleProblem, language: Language): string {
  if (problem.code === 'page-blocked') return obstacles[problem.obstacle](language)
  const { failure } = problem
  if (failure === 'too-complex') return words.tooComplex(language)
  if (failure === 'crashed-the-reader') return words.crashedTheReader(language)
  const nextStep = (otherAddresses[failure] ?? nextSteps[failure] ?? words.fillByHand)(language)
  return words.withNextStep(language, { problem: describeFetchFailure(failure, language), nextStep })
}

/** The same for a contributor, whose form has the address and a headline only. */
export function describeProblemOfProposal(problem: ArticleProblem, language: Language): string {
  if (problem.code === 'page-blocked' && !needsFields.has(problem.obstacle))
    return obstacles[problem.obstacle](language)
  const failure =
    problem.code === 'page-failed' &&
    problem.failure !== 'too-complex' &&
    problem.failure !== 'crashed-the-reader'
      ? problem.failure
      : null
  const nextStep = ((failure && otherAddresses[failure]) ?? words.typeHeadline)(language)
  const said = failure ? describeFetchFailure(failure, language) : words.notRead(language)
  return words.withNextStep(language, { problem: said, nextStep })
}

/** Obstacles whose next step is to type what the page does not show. */
const needsFields: ReadonlySet<ArticleObstacle> = new Set([
  'paywall',
  'login',
  'consent',
  'bot-check',
  'out-of-order',
  'empty',
  'pdf',
  'file',
])

const otherAddresses: Partial<Record<FetchFailure, (language: Language) => string>> = {
  'bad-address': words.checkAddress,
  'not-found': words.checkAddress,
  gone: words.lookElsewhere,
}

const nextSteps: Partial<Record<FetchFailure, (language: Language) => string>> = {
  forbidden: words.openInBrowser,
  throttled: words.tryInMinutes,
  timeout: words.tryAgain,
}
