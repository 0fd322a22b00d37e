import { roles } from '../../domain/accounts/role.ts'
import { useLanguage } from '../../ui/language/language-context.ts'
import * as words from '../../words/accounts-desk.ts'

/** The three roles, each with its rights. */
export function RoleChoice({ role }: { role: string }) {
  const language = useLanguage()
  return (
    <fieldset className="mb-5">
      <legend className="mb-1 font-semibold">{words.role(language)}</legend>
      {roles.toReversed().map(one => (
        <label key={one} className="flex cursor-pointer items-start gap-3 py-2 max-sm:min-h-11">
          <input
            type="radio"
            name="role"
            value={one}
            defaultChecked={one === role}
            className="mt-1 size-4 accent-accent"
          />
          <span>
            <span className="block font-medium">{words.roleName(language, { role: one })}</span>
            <span className="block text-sm text-quiet">{words.roleAbout(language, { role: one })}</span>
          </span>
        </label>
      ))}
    </fieldset>
  )
}
