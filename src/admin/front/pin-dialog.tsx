import { Dialog } from '@base-ui/react/dialog'
import { type KeyboardEvent, useState } from 'react'
import type { FrontPlace } from '../../domain/front-place.ts'
import { useLanguage } from '../../ui/language/language-context.ts'
import * as words from '../../words/front-desk.ts'
import { pressedKey } from '../frame/pressed-key.ts'
import { Button, buttonClass } from '../widgets/button.tsx'
import { FromField } from './from-field.tsx'
import { type ChosenPlace, firstFreePlace, type PlaceChoice } from './pin-choices.ts'
import { UntilField } from './until-field.tsx'
import { pinTime, readUntil } from './until-words.ts'

/**
 * Asks where something is to stand, from when and until when. The first free place is chosen already, so that Enter is enough; `l`, `1`,
 * `2`, `3` and `s` choose another. The item that stands there now is shown beside each.
 */
export function PinDialog({
  title,
  choices,
  onChoose,
  onClose,
}: {
  /** Null while nothing is asked. */
  title: string | null
  choices: PlaceChoice[]
  onChoose: (chosen: ChosenPlace) => void
  onClose: () => void
}) {
  const language = useLanguage()
  return (
    <Dialog.Root open={title !== null} onOpenChange={open => (open ? undefined : onClose())}>
      <Dialog.Portal>
        <Dialog.Backdrop className="fixed inset-0 bg-black/50" />
        <Dialog.Popup className="fixed top-1/2 left-1/2 max-h-[calc(100dvh-2rem)] w-[min(34rem,calc(100vw-2rem))] -translate-x-1/2 -translate-y-1/2 overflow-y-auto border border-rule bg-raised p-5 text-ink">
          <Dialog.Title className="m-0 text-lg font-semibold">{words.pinTitle(language)}</Dialog.Title>
          <Dialog.Description className="mt-1 mb-4 line-clamp-2 font-serif">{title}</Dialog.Description>
          {choices.length > 0 ? (
            <PinForm choices={choices} onChoose={onChoose} />
          ) : (
            <>
              <p role="alert">{words.notRead(language)}</p>
              <Dialog.Close className={buttonClass()}>{words.close(language)}</Dialog.Close>
            </>
          )}
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  )
}

function PinForm({ choices, onChoose }: { choices: PlaceChoice[]; onChoose: (chosen: ChosenPlace) => void }) {
  const language = useLanguage()
  const [place, setPlace] = useState<FrontPlace>(() => firstFreePlace(choices))
  const [from, setFrom] = useState('')
  const [until, setUntil] = useState({ choice: 'open', clock: '18:00' })
  function press(event: KeyboardEvent) {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    if (event.target instanceof HTMLSelectElement || isText(event.target)) return
    const chosen = choices.find(({ key }) => key !== '' && key === pressedKey(event).toLowerCase())
    if (!chosen) return
    event.preventDefault()
    setPlace(chosen.place)
  }
  return (
    <form
      onKeyDown={press}
      onSubmit={event => {
        event.preventDefault()
        const begin = from === '' ? null : new Date(from)
        const end = readUntil(until, begin ?? new Date())
        if (end) onChoose({ place, from: begin, until: end })
      }}
    >
      <fieldset className="m-0 mb-4 min-w-0 border-0 p-0">
        <legend className="sr-only">{words.place(language)}</legend>
        {choices.map(choice => (
          <PlaceRadio
            key={choice.place}
            choice={choice}
            isChosen={choice.place === place}
            onChoose={() => setPlace(choice.place)}
          />
        ))}
      </fieldset>
      <FromField value={from} onChange={setFrom} />
      <UntilField picked={until} onChange={setUntil} />
      <div className="mt-5 flex justify-end gap-3">
        <Dialog.Close className={buttonClass()}>{words.cancel(language)}</Dialog.Close>
        <Button type="submit" tone="primary">
          {words.pin(language)}
        </Button>
      </div>
    </form>
  )
}

function PlaceRadio({
  choice: { place, name, key, headline, pin, planned },
  isChosen,
  onChoose,
}: {
  choice: PlaceChoice
  isChosen: boolean
  onChoose: () => void
}) {
  const language = useLanguage()
  return (
    <label className="flex min-h-9 cursor-pointer items-baseline gap-3 border-b border-rule py-1.5 max-sm:min-h-11 has-checked:bg-wash">
      <input type="radio" name="place" value={place} checked={isChosen} onChange={onChoose} />
      <span className="w-36 shrink-0 font-medium">
        {name}
        {key ? (
          <kbd className="ml-2 border border-rule bg-wash px-1 text-xs text-quiet uppercase">{key}</kbd>
        ) : null}
      </span>
      <span className="min-w-0 truncate text-sm text-quiet">
        {pin ? words.pinnedHeadline(language, { name: pin.pinnedBy, headline }) : headline}
        {planned?.beginsAt ? (
          <span className="block truncate text-xs">
            {words.from(language, {
              time: pinTime(planned.beginsAt, { now: new Date(), language }),
              title: planned.title,
            })}
          </span>
        ) : null}
      </span>
    </label>
  )
}

function isText(target: EventTarget): boolean {
  return target instanceof HTMLInputElement && target.type !== 'radio'
}
