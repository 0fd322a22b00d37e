import { type ReactNode, useRef } from 'react'
import { Form, Link } from 'react-router'
import { useLanguage } from '../../ui/language/language-context.ts'
import * as adminWords from '../../words/admin-words.ts'
import * as words from '../../words/second-factor.ts'
import * as codeWords from '../../words/sign-in-code.ts'
import { CodeField } from '../forms/field.tsx'
import { OwnPasswordField } from '../forms/own-password-field.tsx'
import type { FieldErrors } from '../forms/read-form.ts'
import { SubmitButton } from '../forms/submit-button.tsx'
import { buttonClass } from '../widgets/button.tsx'
import { CopyButton } from '../widgets/copy-button.tsx'
import { focusAtOnce } from '../widgets/keyboard.ts'
import { TitledSection } from '../widgets/titled-section.tsx'
import type { AppKey, SecondFactorResponse } from './change-second-factor.ts'

type State = { isOn: boolean; recoveryCodesLeft: number; isDemo: boolean; needsPassword: boolean }

/** Turns the second factor on in two steps, and off again. The demo account has none. */
export function SecondFactorSection({
  state,
  response,
}: {
  state: State
  response: SecondFactorResponse | undefined
}) {
  const language = useLanguage()
  return (
    <TitledSection id="second-factor" title={words.heading(language)}>
      <p className="mb-3 text-quiet">{(state.isDemo ? words.demo : words.hint)(language)}</p>
      <div aria-live="polite">
        {response?.recoveryCodes ? <RecoveryCodes codes={response.recoveryCodes} /> : null}
      </div>
      {state.isDemo ? null : <Step state={state} response={response} />}
    </TitledSection>
  )
}

function Step({ state, response }: { state: State; response: SecondFactorResponse | undefined }) {
  const language = useLanguage()
  const errors = response?.errors ?? {}
  const password = <OwnPasswordField isRequired={state.needsPassword} error={errors.ownPassword} />
  if (!state.isOn)
    return response?.key ? (
      <ConfirmKey appKey={response.key} errors={errors} />
    ) : (
      <StepForm intent="begin-second-factor" label={words.turnOn(language)}>
        {password}
      </StepForm>
    )
  return (
    <>
      <p>{words.isOn(language, { count: state.recoveryCodesLeft })}</p>
      <StepForm intent="drop-second-factor" label={words.turnOff(language)}>
        {password}
        <CodeField label={codeWords.code(language)} hint={codeWords.codeHint(language)} error={errors.code} />
      </StepForm>
    </>
  )
}

function ConfirmKey({ appKey, errors }: { appKey: AppKey; errors: FieldErrors }) {
  const language = useLanguage()
  const { size, path } = appKey.picture
  return (
    <>
      <p>{words.keyHint(language)}</p>
      {/* Cameras need dark squares on white, in dark mode too. */}
      <svg
        viewBox={`0 0 ${size} ${size}`}
        role="img"
        aria-label={words.keyPicture(language)}
        className="mb-4 block w-full max-w-56 bg-white text-black"
        shapeRendering="crispEdges"
      >
        <path d={path} fill="currentColor" />
      </svg>
      <p>
        <span className="block text-sm font-semibold">{words.key(language)}</span>
        <code className="select-all">{appKey.text}</code>
      </p>
      <p>
        <a href={appKey.address} className="text-accent underline underline-offset-4">
          {words.openApp(language)}
        </a>
      </p>
      <StepForm
        intent="confirm-second-factor"
        label={words.confirm(language)}
        // The same page without the answer that holds the key.
        cancel={
          <Link to="." replace preventScrollReset className={buttonClass()}>
            {adminWords.cancel(language)}
          </Link>
        }
      >
        <CodeField ref={focusAtOnce} label={words.codeOfApp(language)} error={errors.code} />
      </StepForm>
    </>
  )
}

function StepForm({
  intent,
  label,
  cancel,
  children,
}: {
  intent: string
  label: string
  cancel?: ReactNode
  children: ReactNode
}) {
  return (
    <Form method="post" preventScrollReset className="max-w-sm">
      <input type="hidden" name="intent" value={intent} />
      {children}
      <div className="flex gap-3">
        {cancel}
        <SubmitButton>{label}</SubmitButton>
      </div>
    </Form>
  )
}

/** Shown once, in the response that created them. */
export function RecoveryCodes({ codes }: { codes: string[] }) {
  const language = useLanguage()
  const list = useRef<HTMLUListElement>(null)
  return (
    <div className="mb-5 border border-rule bg-raised p-3">
      <p className="m-0 mb-2 font-semibold">{words.codesTitle(language)}</p>
      <p className="m-0 mb-2">{words.codesHint(language)}</p>
      <ul ref={list} className="m-0 mb-3 list-none p-0 select-all">
        {codes.map(code => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <CopyButton
        text={codes.join('\n')}
        select={() => (list.current ? getSelection()?.selectAllChildren(list.current) : undefined)}
      />
    </div>
  )
}
