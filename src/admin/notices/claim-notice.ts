const storageKey = 'shown-notices'
// One comes with a form that was sent, and none is carried for longer than a minute: nobody sends as many in that time.
const rememberedMax = 50

/** Whether no page of this browser has shown the notice; from now on, one has. */
export function claimNotice(id: string, storage: Pick<Storage, 'getItem' | 'setItem'>): boolean {
  const shown = (storage.getItem(storageKey) ?? '').split(' ')
  if (shown.includes(id)) return false
  storage.setItem(storageKey, [id, ...shown].slice(0, rememberedMax).join(' '))
  return true
}
