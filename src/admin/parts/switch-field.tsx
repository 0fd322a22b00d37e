import type { UseFormRegisterReturn } from 'react-hook-form'

/** A switch with its label and a hint. */
export function SwitchField({
  label,
  hint,
  register,
  defaultChecked,
}: {
  label: string
  hint?: string
  register: UseFormRegisterReturn
  defaultChecked: boolean | undefined
}) {
  return (
    <label className="mb-4 flex items-start gap-3 text-sm">
      <input type="checkbox" {...register} defaultChecked={defaultChecked} className="mt-0.5 size-4" />
      <span>
        <span className="font-semibold">{label}</span>
        {hint ? <span className="block text-quiet">{hint}</span> : null}
      </span>
    </label>
  )
}
