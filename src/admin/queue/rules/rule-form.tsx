import { useEffect, useRef, useState } from 'react'
import { Form, Link } from 'react-router'
import { adminPath } from '../../../address/admin-path.ts'
import type { EditedRule } from '../../../domain/rules/rule-queries.ts'
import { useLanguage } from '../../../ui/language/language-context.ts'
import * as words from '../../../words/queue-rules.ts'
import { forgetDraft, markDraftSent } from '../../forms/drafts.ts'
import { SubmitButton } from '../../forms/submit-button.tsx'
import { RestoredDraft, useTypedDraft } from '../../forms/typed-draft.tsx'
import { useTypedFields } from '../../forms/typed-fields.ts'
import { useIsJustShown } from '../../forms/use-is-just-shown.ts'
import { buttonClass } from '../../widgets/button.tsx'
import { focusAtOnce } from '../../widgets/keyboard.ts'
import {
  type ProposedRule,
  quoteWords,
  type RuleResponse,
  ruleActions,
  ruleFields,
  type ShownTrial,
  triedEntries,
} from './check-rule.ts'
import { RuleConditions, RuleField, RuleSelect } from './rule-fields.tsx'

type Choice = { id: string; name: string }

const toChoice = ({ id, name }: Choice) => ({ value: id, label: name })

export function RuleForm({
  rule,
  proposed,
  categories,
  outlets,
  response,
}: {
  rule: EditedRule | null
  /** The initial values of a new rule. */
  proposed: ProposedRule | undefined
  categories: Choice[]
  outlets: Choice[]
  response: RuleResponse
}) {
  const language = useLanguage()
  const { fields, version } = useTypedFields(ruleFields(rule, proposed), rule?.version)
  const [action, setAction] = useState<string>(fields.action)
  const { errors, trial, tried } = response
  const common = { values: fields, errors }
  const actions = ruleActions.map(value => ({
    value,
    label: words.actionChoice(language, { action: value }),
  }))
  const categoryChoices = categories.map(toChoice)
  const frame = useRef<HTMLFormElement>(null)
  const draftName = rule ? `rule:${rule.id}:${basisOf(rule)}` : `rule:new:${proposed?.name ?? ''}`
  const restored = useTypedDraft(frame, draftName)
  const isProblemUnread = useIsJustShown(response.problem === null ? null : response)
  useEffect(() => {
    if (Object.keys(errors).length > 0)
      frame.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [errors])
  return (
    <Form
      ref={frame}
      method="post"
      noValidate
      onSubmit={() => markDraftSent(draftName)}
      className="grid max-w-5xl grid-cols-1 gap-x-10 lg:grid-cols-2"
    >
      <div>
        <RestoredDraft restored={restored} />
        <input type="hidden" name="version" value={version ?? ''} />
        <input type="hidden" name="tried" value={tried} />
        <RuleField {...common} name="name" label={words.name(language)} />
        <RuleConditions {...common} outlets={outlets.map(toChoice)} categories={categoryChoices} />
        <h2 className="mt-6 mb-2 text-base font-semibold">{words.does(language)}</h2>
        <RuleSelect
          {...common}
          name="action"
          label={words.actionLabel(language)}
          choices={actions}
          onChange={event => setAction(event.target.value)}
        />
        {action === 'category' ? (
          <RuleSelect
            {...common}
            name="toCategoryId"
            label={words.into(language)}
            none={words.chooseCategory(language)}
            choices={categoryChoices}
          />
        ) : null}
        <RuleButtons
          isTried={trial !== null}
          isOff={isProblemUnread}
          onCancel={() => forgetDraft(draftName)}
        />
      </div>
      <RuleOutcome response={response} />
    </Form>
  )
}

function RuleOutcome({ response }: { response: RuleResponse }) {
  const { problem, trial } = response
  return (
    <div aria-live="polite">
      {problem ? (
        <p role="alert" tabIndex={-1} ref={focusAtOnce} className="text-danger">
          {problem}
        </p>
      ) : null}
      {trial ? <RuleTrialList trial={trial} wordsRead={response.words} /> : null}
    </div>
  )
}

function RuleButtons({
  isTried,
  isOff,
  onCancel,
}: {
  isTried: boolean
  isOff: boolean
  onCancel: () => void
}) {
  const language = useLanguage()
  return (
    <div className="mb-6 flex flex-wrap gap-3">
      <Link to={adminPath('/queue/rules')} onClick={onCancel} className={buttonClass()}>
        {words.cancel(language)}
      </Link>
      <SubmitButton name="intent" value="try" tone={isTried ? 'plain' : 'primary'}>
        {words.tryOn(language, { count: triedEntries.latestMax })}
      </SubmitButton>
      {isTried ? (
        <SubmitButton name="intent" value="save" isOff={isOff}>
          {words.save(language)}
        </SubmitButton>
      ) : null}
    </div>
  )
}

function RuleTrialList({ trial, wordsRead }: { trial: ShownTrial; wordsRead: string[] }) {
  const language = useLanguage()
  const { looked, action, count, matchedCount, shown, waiting, leftCount } = trial
  return (
    <section aria-label={words.trial(language)}>
      <h2 className="mt-0 mb-2 border-t-2 border-ink pt-3 text-base font-semibold">
        {words.outcome(language, { looked, count, action })}
      </h2>
      {wordsRead.length > 0 ? (
        <p className="text-sm text-quiet">
          {words.wordsRead(language, { words: quoteWords(wordsRead, language) })}
        </p>
      ) : null}
      {waiting.length > 0 && action !== 'hold' ? (
        <label className="my-4 flex items-center gap-3 text-sm font-semibold max-sm:py-3">
          <input type="checkbox" name="apply" className="size-4 shrink-0" />
          <input type="hidden" name="waiting" value={waiting.join(' ')} />
          {words.apply(language, { action, count: waiting.length })}
        </label>
      ) : null}
      {leftCount > 0 ? <p className="text-sm">{words.leftWaiting(language, { count: leftCount })}</p> : null}
      <ol className="m-0 list-none p-0 text-sm">
        {shown.map(({ id, title, source, status, decidedBy }) => (
          <li key={id} className="border-b border-rule py-1.5">
            <span className="font-serif text-base">{title}</span>
            <span className="block text-xs text-quiet">
              {words.became(language, {
                source: () => <bdi key="source">{source}</bdi>,
                status,
                rule: decidedBy ?? '',
                isFirst: decidedBy ? 'yes' : 'no',
              })}
            </span>
          </li>
        ))}
      </ol>
      {matchedCount > shown.length ? (
        <p className="text-sm text-quiet">{words.more(language, { count: matchedCount - shown.length })}</p>
      ) : null}
    </section>
  )
}

/** A draft belongs to what the rule does, wherever it stands in the order. */
function basisOf({ name, outletId, categoryId, language, words, action, toCategoryId }: EditedRule): string {
  return JSON.stringify([name, outletId, categoryId, language, words, action, toCategoryId])
}
