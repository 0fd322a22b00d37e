import { useEffect, useRef, useState } from 'react'
import { Form, Link, useNavigation } from 'react-router'
import { adminPath } from '../../../address/admin-path.ts'
import type { EditedRule } from '../../../domain/rules/rule-queries.ts'
import { useLanguage } from '../../../ui/language/language-context.ts'
import * as words from '../../../words/queue-rules.ts'
import { forgetDraft, markDraftSent } from '../../forms/draft-keys.ts'
import { useTypedFields } from '../../forms/typed-fields.ts'
import { useTypedDraft } from '../../forms/use-typed-draft.ts'
import { Button, buttonClass } from '../../widgets/button.tsx'
import { type ProposedRule, type RuleAnswer, ruleFields } from './check-rule.ts'
import { RuleConditions } from './rule-conditions.tsx'
import { RuleField, RuleSelect } from './rule-field.tsx'
import { RuleTrialList } from './rule-trial-list.tsx'
import { ruleActions, triedEntries } from './rule-words.ts'

type Choice = { id: string; name: string }

const toChoice = ({ id, name }: Choice) => ({ value: id, label: name })

export function RuleForm({
  rule,
  proposed,
  categories,
  outlets,
  answer,
}: {
  rule: EditedRule | null
  /** The initial values of a new rule. */
  proposed?: ProposedRule
  categories: Choice[]
  outlets: Choice[]
  answer: RuleAnswer
}) {
  const language = useLanguage()
  const { fields, version } = useTypedFields(ruleFields(rule, proposed), rule?.version)
  const [action, setAction] = useState<string>(fields.action)
  const isBusy = useNavigation().state !== 'idle'
  const { errors, trial, tried } = answer
  const common = { values: fields, errors }
  const actions = ruleActions.map(value => ({
    value,
    label: words.actionChoice(language, { action: value }),
  }))
  const categoryChoices = categories.map(toChoice)
  const frame = useRef<HTMLFormElement>(null)
  const draftName = rule ? `rule:${rule.id}:${rule.version}` : `rule:new:${proposed?.name ?? ''}`
  useTypedDraft(frame, draftName)
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
          onChoose={setAction}
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
        <RuleButtons isTried={trial !== null} isBusy={isBusy} onCancel={() => forgetDraft(draftName)} />
      </div>
      <RuleOutcome answer={answer} action={action} />
    </Form>
  )
}

function RuleOutcome({ answer: { problem, trial }, action }: { answer: RuleAnswer; action: string }) {
  return (
    <div aria-live="polite">
      {problem ? (
        <p role="alert" className="text-danger">
          {problem}
        </p>
      ) : null}
      {trial ? <RuleTrialList trial={trial} action={action} /> : null}
    </div>
  )
}

function RuleButtons({
  isTried,
  isBusy,
  onCancel,
}: {
  isTried: boolean
  isBusy: boolean
  onCancel: () => void
}) {
  const language = useLanguage()
  return (
    <div className="flex flex-wrap gap-3">
      <Link to={adminPath('/queue/rules')} onClick={onCancel} className={buttonClass()}>
        {words.cancel(language)}
      </Link>
      <Button type="submit" name="intent" value="try" tone={isTried ? 'plain' : 'primary'} disabled={isBusy}>
        {words.tryOn(language, { count: triedEntries })}
      </Button>
      {isTried ? (
        <Button type="submit" name="intent" value="save" tone="primary" disabled={isBusy}>
          {words.save(language)}
        </Button>
      ) : null}
    </div>
  )
}
