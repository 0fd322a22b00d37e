export function createAudience<Message extends unknown[]>() {
  const listeners = new Set<(...message: Message) => void>()
  const notify = (...message: Message) => {
    for (const listener of listeners) listener(...message)
  }
  const subscribe = (listener: (...message: Message) => void) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  }
  return { notify, subscribe }
}
