// Why the content of a field is refused. Schemas of forms give a code as their message, so that one schema serves the
// server, the browser and imports, and each writes the sentence in its own language.

import type { Language } from '../../text/language.ts'
import * as words from '../../words/field-problems.ts'
import { isKeyOf } from './is-key-of.ts'

const plain = {
  'not-a-text': words.notAText,
  'title-required': words.titleRequired,
  'url-required': words.urlRequired,
  'source-required': words.sourceRequired,
  'category-required': words.categoryRequired,
  'name-required': words.nameRequired,
  'slug-required': words.slugRequired,
  'content-required': words.contentRequired,
  'address-required': words.addressRequired,
  'home-page-required': words.homePageRequired,
  'site-name-required': words.siteNameRequired,
  'bad-url': words.badUrl,
  'bad-home-page': words.badHomePage,
  'bad-time': words.badTime,
  'bad-date': words.badDate,
  'bad-email': words.badEmail,
  'bad-language': words.badLanguage,
  'skipped-hour': words.skippedHour,
  'bad-slug': words.badSlug,
  'order-not-a-number': words.orderNotANumber,
  'order-not-whole': words.orderNotWhole,
  'order-too-small': words.orderTooSmall,
  'order-too-large': words.orderTooLarge,
  'no-publishing': words.noPublishing,
  'no-lean': words.noLean,
  'no-name': words.noName,
  'bad-owner-source': words.badOwnerSource,
  'no-lean-source': words.noLeanSource,
  'no-lean-day': words.noLeanDay,
  'no-lean-note': words.noLeanNote,
  'no-owner-source': words.noOwnerSource,
  'no-owner-day': words.noOwnerDay,
  'bad-picture': words.badPicture,
  'bad-color': words.badColor,
  'bad-publisher': words.badPublisher,
  'bad-ad-unit': words.badAdUnit,
  'content-too-long': words.contentTooLong,
  'content-too-deep': words.contentTooDeep,
  'content-too-many-tags': words.contentTooManyTags,
  'content-empty': words.contentEmpty,
  'no-flag': words.noFlag,
  'no-translations': (language: Language) =>
    words.noTranslations(language, { example: '{"hi": {"name": "खेल", "description": ""}}' }),
  'no-language-tag': words.noLanguageTag,
  'in-the-future': words.inTheFuture,
}

const withParameter = {
  'longer-than': (most: string, language: Language) => words.longerThan(language, { most: Number(most) }),
  'more-hosts-than': (most: string, language: Language) =>
    words.tooManyHosts(language, { most: Number(most) }),
  'no-host': (host: string, language: Language) => words.noHost(language, { host }),
  'no-page-type': (types: string, language: Language) => words.noPageType(language, { types }),
  'two-days': (text: string, language: Language) => words.twoDays(language, { text }),
  'no-time': (text: string, language: Language) => words.noTime(language, { text }),
}

/** A parameter follows its code: `longer-than:100`. */
export type FieldProblem = keyof typeof plain | `${keyof typeof withParameter}:${string}`

/** The sentence for a code, without a full stop. Any other text is a sentence already, and is shown as it is. */
export function describeFieldProblem(problem: string, language: Language): string {
  if (isKeyOf(plain, problem)) return plain[problem](language)
  const [code = '', ...rest] = problem.split(':')
  return isKeyOf(withParameter, code) ? withParameter[code](rest.join(':'), language) : problem
}
