import { data, Form } from 'react-router'
import { adminPath } from '../../address/admin-path.ts'
import { shownMailAddress } from '../../address/shown-domain.ts'
import { getSecondFactorRule, listAccounts } from '../../domain/accounts/account-queries.ts'
import { readSecondFactorRule, secondFactorRules } from '../../domain/accounts/role.ts'
import { pick } from '../../domain/articles/field-names.ts'
import { type RuleRefusal, setSecondFactorRule } from '../../domain/manage-accounts/set-second-factor-rule.ts'
import { pageContext } from '../../http/page-context.ts'
import type { RouteHandle } from '../../http/route-handle.ts'
import type { Language } from '../../text/language.ts'
import { selectCase } from '../../text/select-case.ts'
import { useLanguage } from '../../ui/language/language-context.ts'
import { relativeTime } from '../../ui/time/relative-time.ts'
import * as words from '../../words/accounts-desk.ts'
import * as factorWords from '../../words/second-factor.ts'
import { ChoiceField } from '../forms/choice-field.tsx'
import { OwnPasswordField } from '../forms/own-password-field.tsx'
import { type FieldErrors, readFormTexts } from '../forms/read-form.ts'
import { SubmitButton } from '../forms/submit-button.tsx'
import { confirmSelf, needsPassword } from '../frame/confirm-self.ts'
import { PageTitle, titleMeta } from '../frame/page-title.tsx'
import { administratorContext } from '../frame/require-role.ts'
import { type Column, ColumnTable } from '../lists/record-table.tsx'
import { redirectWithNotice } from '../notices/notice.ts'
import { useErrorToast } from '../notices/notice-toast.tsx'
import { withFallback } from '../notices/with-fallback.ts'
import { ButtonLink } from '../widgets/button.tsx'
import { LocalTime } from '../widgets/local-time.tsx'
import { TitledSection } from '../widgets/titled-section.tsx'
import type { Route } from './+types/list'
import { stateOf } from './account-actions.tsx'
import { RefusalWithoutScript } from './account-answer.tsx'

export const handle = { role: 'administrator' } satisfies RouteHandle

export const meta: Route.MetaFunction = titleMeta(words.title)

export async function loader({ context }: Route.LoaderArgs) {
  const { db, now, language } = context.get(pageContext)
  const { session } = context.get(administratorContext)
  const [accounts, rule] = await Promise.all([listAccounts(db), getSecondFactorRule(db)])
  return {
    rule,
    needsPassword: needsPassword(session, now),
    rows: accounts.map(account => ({
      ...pick(account, ['id', 'name', 'email', 'role', 'isDemo', 'hasSecondFactor', 'lastUsedAt']),
      link: account.linkExpiresAt && {
        expiresAt: account.linkExpiresAt,
        isOver: account.linkExpiresAt <= now,
      },
      state: stateOf(account),
      lastUse: account.lastUsedAt ? relativeTime(account.lastUsedAt, now, language) : null,
      isOwn: account.id === session.account.id,
    })),
  }
}

type RuleResponse = { errors: FieldErrors; message: string | null }

export async function action({ request, context }: Route.ActionArgs) {
  const page = context.get(pageContext)
  const { db, now, language } = page
  const { by, session } = context.get(administratorContext)
  const texts = await readFormTexts(request)
  const rule = readSecondFactorRule(texts.rule ?? '')
  if (!rule) return data<RuleResponse>({ errors: {}, message: words.failed(language) }, { status: 400 })
  const refused = await confirmSelf({ page, session, texts })
  if (refused)
    return data<RuleResponse>({ errors: refused.errors, message: null }, { status: refused.status })
  const set = await setSecondFactorRule(db, { rule, sessionId: session.id, by, now })
  if (!set.ok) return data<RuleResponse>(refuseRule(set.reason, language), { status: 409 })
  return redirectWithNotice(adminPath('/accounts'), 'second-factor-rule-saved', page)
}

function refuseRule(reason: RuleRefusal, language: Language): RuleResponse {
  if (reason === 'own-second-factor')
    return { errors: { rule: factorWords.ownFirst(language) }, message: null }
  return { errors: {}, message: words.refusal(language, { reason: selectCase(reason) }) }
}

export const clientAction = withFallback(
  (language): RuleResponse => ({ errors: {}, message: words.failed(language) }),
)

type Row = Route.ComponentProps['loaderData']['rows'][number]

export default function Accounts({ loaderData, actionData }: Route.ComponentProps) {
  const language = useLanguage()
  useErrorToast(actionData)
  const { rows, rule, needsPassword } = loaderData
  return (
    <>
      <PageTitle title={words.title(language)}>
        <ButtonLink to={adminPath('/accounts/add')} tone="primary">
          {words.invite(language)}
        </ButtonLink>
      </PageTitle>
      <ColumnTable
        rows={rows}
        columns={columns}
        empty={null}
        actions={({ id }) => (
          <ButtonLink to={adminPath('/accounts/edit/:id', { id })} tone="quiet">
            {words.manage(language)}
          </ButtonLink>
        )}
      />
      <SecondFactorRuleForm rule={rule} needsPassword={needsPassword} errors={actionData?.errors ?? {}} />
      <RefusalWithoutScript message={actionData?.message ?? null} />
    </>
  )
}

const columns: Column<Row>[] = [
  {
    head: words.name,
    cell: ({ name, isOwn, isDemo }, language) => {
      const notes = [isOwn ? words.you(language) : '', isDemo ? words.demo(language) : ''].filter(Boolean)
      return (
        <>
          <bdi>{name}</bdi>
          {notes.length > 0 ? <span className="text-quiet"> ({notes.join(', ')})</span> : null}
        </>
      )
    },
    as: 'title',
  },
  {
    head: words.email,
    cell: ({ email }) => shownMailAddress(email),
    isPlain: true,
    className: 'wrap-anywhere',
  },
  { head: words.role, cell: ({ role }, language) => words.roleName(language, { role }), isPlain: true },
  {
    head: words.state,
    cell: ({ state, link, hasSecondFactor }, language) => (
      <>
        {words.stateName(language, { state })}
        {link ? <LinkState link={link} /> : null}
        {hasSecondFactor ? (
          <span className="block text-sm text-quiet">{factorWords.accountHas(language)}</span>
        ) : null}
      </>
    ),
    isPlain: true,
    className: ({ state }) => (state === 'active' ? '' : 'text-quiet'),
  },
  {
    head: words.lastUse,
    cell: ({ lastUsedAt, lastUse }, language) =>
      lastUsedAt ? <time dateTime={lastUsedAt.toISOString()}>{lastUse}</time> : words.never(language),
    as: 'line',
  },
]

function LinkState({ link: { expiresAt, isOver } }: { link: NonNullable<Row['link']> }) {
  const language = useLanguage()
  const time = () => <LocalTime key="time" at={expiresAt} />
  return (
    <span className="block text-sm text-quiet">
      {(isOver ? words.linkOver : words.linkExpires)(language, { time })}
    </span>
  )
}

/** Which accounts must have a second factor. */
function SecondFactorRuleForm({
  rule,
  needsPassword,
  errors,
}: Pick<Route.ComponentProps['loaderData'], 'rule' | 'needsPassword'> & { errors: FieldErrors }) {
  const language = useLanguage()
  return (
    <TitledSection id="second-factor-rule" title={factorWords.heading(language)} className="mt-10 max-w-xl">
      <Form method="post" preventScrollReset>
        <ChoiceField
          key={rule}
          label={factorWords.rule(language)}
          hint={factorWords.ruleHint(language)}
          error={errors.rule}
          name="rule"
          defaultValue={rule}
          choices={secondFactorRules.map(one => ({
            value: one,
            label: factorWords.ruleName(language, { rule: one }),
          }))}
        />
        <OwnPasswordField isRequired={needsPassword} error={errors.ownPassword} />
        <SubmitButton>{factorWords.saveRule(language)}</SubmitButton>
      </Form>
    </TitledSection>
  )
}
