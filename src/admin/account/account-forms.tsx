import { useState, useSyncExternalStore } from 'react'
import { Form } from 'react-router'
import { deskLanguages } from '../../domain/accounts/preferences.ts'
import { primaryLanguageName } from '../../domain/editions/primary-language-name.ts'
import { useLanguage } from '../../ui/language/language-context.ts'
import * as words from '../../words/account-desk.ts'
import { PasswordField } from '../forms/password-field.tsx'
import type { FieldErrors } from '../forms/read-form.ts'
import { SubmitButton } from '../forms/submit-button.tsx'
import { useMay } from '../frame/role-context.ts'
import { Button } from '../widgets/button.tsx'
import { doKeysAct, letKeysAct } from '../widgets/keyboard.ts'
import { TitledSection } from '../widgets/titled-section.tsx'

/** A password manager uses `email` to find the account. */
export function PasswordForm({ email, errors }: { email: string; errors: FieldErrors }) {
  const language = useLanguage()
  return (
    <TitledSection id="password" title={words.changePassword(language)}>
      <Form method="post" preventScrollReset className="max-w-sm">
        <input type="text" hidden readOnly name="username" autoComplete="username" value={email} />
        <PasswordField
          name="current"
          label={words.currentPassword(language)}
          autoComplete="current-password"
          error={errors.current}
        />
        <PasswordField
          name="password"
          label={words.newPassword(language)}
          hint={words.newPasswordHint(language)}
          autoComplete="new-password"
          error={errors.password}
        />
        <PasswordField
          name="repeated"
          label={words.newPasswordAgain(language)}
          autoComplete="new-password"
          error={errors.repeated}
        />
        <SubmitButton>{words.changePassword(language)}</SubmitButton>
      </Form>
    </TitledSection>
  )
}

/** Each language is labelled in itself, so that a person in the wrong language finds the way back. */
export function DeskLanguageForm() {
  const language = useLanguage()
  return (
    <TitledSection id="desk-language" title={words.deskLanguage(language)}>
      <p className="mb-3 text-quiet">{words.deskLanguageHint(language)}</p>
      <Form method="post" preventScrollReset className="flex flex-wrap gap-2">
        <input type="hidden" name="intent" value="language" />
        {deskLanguages.map(each => (
          <Button
            key={each}
            type="submit"
            name="language"
            value={each}
            lang={each}
            aria-pressed={each === language}
          >
            {primaryLanguageName(each, each)}
          </Button>
        ))}
      </Form>
    </TitledSection>
  )
}

/** Whether the public log names this person; only they can choose that. */
export function LogNameForm({ name, isNamed }: { name: string; isNamed: boolean }) {
  const language = useLanguage()
  return (
    <TitledSection id="log-name" title={words.editorialLog(language)}>
      <p className="mb-3 text-quiet">
        {isNamed ? words.namedInLog(language, { name }) : words.notNamedInLog(language)}
      </p>
      <Form method="post" preventScrollReset>
        <input type="hidden" name="intent" value="log-name" />
        <input type="hidden" name="named" value={isNamed ? 'no' : 'yes'} />
        <Button type="submit">{(isNamed ? words.hideName : words.showName)(language)}</Button>
      </Form>
    </TitledSection>
  )
}

/** Editors only, because contributors have no keys. The choice is the browser's: it depends on the device that is dictated to. */
export function KeysForm() {
  const language = useLanguage()
  const may = useMay()
  const kept = useSyncExternalStore(noChanges, doKeysAct, () => true)
  const [chosen, setChosen] = useState<boolean>()
  const [isRefused, setIsRefused] = useState(false)
  const act = chosen ?? kept
  function toggle() {
    if (letKeysAct(!act)) setChosen(!act)
    else setIsRefused(true)
  }
  if (!may('editor')) return null
  return (
    <TitledSection id="keys" title={words.keys(language)}>
      <p className="mb-3 text-quiet" role="status">
        {(isRefused ? words.keysNotStored : act ? words.keysOn : words.keysOff)(language)}
      </p>
      <Button type="button" onClick={toggle}>
        {(act ? words.turnKeysOff : words.turnKeysOn)(language)}
      </Button>
    </TitledSection>
  )
}

const noChanges = () => () => undefined
