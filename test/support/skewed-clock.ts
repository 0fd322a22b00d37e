// Loaded before a process (`--import`): shifts its clock by CLOCK_SKEW_MS.
const skewMs = Number(process.env.CLOCK_SKEW_MS)

globalThis.Date = new Proxy(Date, {
  construct: (target, given, newTarget) =>
    Reflect.construct(target, given.length > 0 ? given : [target.now() + skewMs], newTarget),
  get: (target, name) => (name === 'now' ? () => target.now() + skewMs : Reflect.get(target, name)),
})
