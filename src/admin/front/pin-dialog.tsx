import { Dialog } from '@base-ui/react/dialog'
import { type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react'
import type { FrontPlace } from '../../domain/front/places/front-place.ts'
import { useLanguage } from '../../ui/language/language-context.ts'
import * as words from '../../words/pins.ts'
import * as pageWords from '../../words/queue-page.ts'
import { Button, buttonClass } from '../widgets/button.tsx'
import { Modal } from '../widgets/dialog.tsx'
import { focusAtOnce, pressedKey, takeFocus } from '../widgets/keyboard.ts'
import { type ChosenPlace, type FormerPlace, firstFreePlace, type PlaceChoice } from './pin-choices.ts'
import { FromField, pinTime, readUntil, UntilField } from './pin-times.tsx'

type BodyProps = {
  former: FormerPlace | null
  /** Null while they are loading; empty if they could not be loaded. */
  choices: PlaceChoice[] | null
  onChoose: (chosen: ChosenPlace) => void
}

/**
 * Asks for a place, a begin and an end of a pin. The first free place is preselected, so that Enter is enough; `l`, `1`,
 * `2`, `3` and `s` choose another. The current item is shown beside each place.
 */
export function PinDialog({
  title,
  finalFocus,
  onClose,
  ...body
}: BodyProps & {
  /** Null while the dialog is closed. */
  title: string | null
  /** Where the focus is once the dialog is closed; by default where it was before. */
  finalFocus?: () => HTMLElement | boolean
  onClose: () => void
}) {
  const language = useLanguage()
  const popup = useRef<HTMLDivElement>(null)
  return (
    <Modal
      isOpen={title !== null}
      onClose={onClose}
      ref={popup}
      initialFocus={() => takeFocus(findFirst(popup.current))}
      finalFocus={finalFocus}
      className="fixed top-1/2 left-1/2 max-h-[calc(100dvh-7rem)] w-[min(34rem,100vw-2rem)] -translate-x-1/2 -translate-y-1/2 overflow-y-auto border border-rule bg-raised p-6 text-ink"
    >
      <Dialog.Title className="m-0 text-lg font-semibold">{words.pinTitle(language)}</Dialog.Title>
      <Dialog.Description className="mt-1 mb-4 line-clamp-2 font-serif">{title}</Dialog.Description>
      <PinDialogBody {...body} />
    </Modal>
  )
}

/** Keys pressed while the places are loading are kept, and the form acts on them: `p` and Enter pin on a slow network too. */
function PinDialogBody({ choices, ...chosen }: BodyProps) {
  const language = useLanguage()
  const early = useRef<string[] | null>(choices ? null : [])
  if (choices && choices.length > 0) return <PinForm {...chosen} choices={choices} early={early.current} />
  if (choices)
    return (
      <>
        <p role="alert">{words.notRead(language)}</p>
        <Dialog.Close ref={focusAtOnce} className={buttonClass()}>
          {words.close(language)}
        </Dialog.Close>
      </>
    )
  return (
    <>
      <p
        role="status"
        tabIndex={-1}
        onKeyDown={event => {
          if (isPlainKey(event)) early.current?.push(pressedKey(event))
        }}
        className="mt-0 mb-4 text-quiet"
      >
        {pageWords.loading(language)}
      </p>
      <Dialog.Close className={buttonClass()}>{words.cancel(language)}</Dialog.Close>
    </>
  )
}

function PinForm({
  former,
  choices,
  early,
  onChoose,
}: Omit<BodyProps, 'choices'> & {
  choices: PlaceChoice[]
  /** Null if the form did not have to wait for its places. */
  early: string[] | null
}) {
  const language = useLanguage()
  const form = useRef<HTMLFormElement>(null)
  const [place, setPlace] = useState<FrontPlace>(
    () => placeOfKeys(early ?? [], choices) ?? firstFreePlace(choices),
  )
  const [from, setFrom] = useState('')
  const [until, setUntil] = useState({ choice: 'open', clock: '18:00' })
  const begin = from === '' ? null : new Date(from)
  useLayoutEffect(() => {
    if (early) findFirst(form.current)?.focus()
    if (early?.includes('Enter')) form.current?.requestSubmit()
  }, [early])
  function press(event: KeyboardEvent) {
    if (!isPlainKey(event)) return
    if (event.target instanceof HTMLSelectElement || isText(event.target)) return
    const chosen = placeOfKeys([pressedKey(event)], choices)
    if (!chosen) return
    event.preventDefault()
    setPlace(chosen)
    // Screen readers announce the choice, and the arrow keys continue from it.
    form.current?.querySelector<HTMLElement>(`input[value="${chosen}"]`)?.focus()
  }
  return (
    <form
      ref={form}
      onKeyDown={press}
      onSubmit={event => {
        event.preventDefault()
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
      <UntilField picked={until} begin={begin ?? new Date()} onChange={setUntil} />
      {/* The subject is pinned elsewhere, because it has only one place, or it is of another section. */}
      <p role="status" className="mt-3 mb-0 text-sm text-accent empty:mt-0">
        {former && former.place !== place ? words.moves(language, { place: former.name }) : null}{' '}
        {choices.find(choice => choice.place === place)?.warning}
      </p>
      <div className="sticky low:static -bottom-6 -mx-6 -mb-6 mt-5 flex justify-end gap-3 border-t border-rule bg-raised px-6 py-3">
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
      {/* Beside the place, a phone would have room for two words of the headline. */}
      <span className="flex min-w-0 items-baseline gap-x-3 max-sm:flex-col">
        <span className="w-40 shrink-0 font-medium max-sm:w-auto">
          {name}
          {key ? (
            <span
              aria-hidden="true"
              className="ml-2 pointer-coarse:hidden border border-rule bg-wash px-1 text-xs text-quiet uppercase"
            >
              {key}
            </span>
          ) : null}
        </span>
        <span className="max-w-full min-w-0 truncate text-sm text-quiet">
          {pin ? words.pinnedHeadline(language, { name: pin.pinnedBy, headline }) : headline}
          {planned?.beginsAt ? (
            <span className="block truncate text-xs">
              {words.from(language, {
                time: pinTime(planned.beginsAt, { now: new Date(), language, zone: 'local' }),
                title: planned.title,
              })}
            </span>
          ) : null}
        </span>
      </span>
    </label>
  )
}

function findFirst(within: HTMLElement | null): HTMLElement | null {
  return within?.querySelector<HTMLElement>('input:checked, [role=status]') ?? null
}

function isPlainKey({ ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
  return !ctrlKey && !metaKey && !altKey
}

/** The place that the keys before Enter chose last; null if they chose none. */
function placeOfKeys(keys: string[], choices: PlaceChoice[]): FrontPlace | null {
  const end = keys.indexOf('Enter')
  const pressed = (end < 0 ? keys : keys.slice(0, end)).map(key => key.toLowerCase())
  const last = pressed.findLast(each => choices.some(({ key }) => key !== '' && key === each))
  return choices.find(({ key }) => key !== '' && key === last)?.place ?? null
}

function isText(target: EventTarget): boolean {
  return target instanceof HTMLInputElement && target.type !== 'radio'
}
