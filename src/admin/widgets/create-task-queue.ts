/** Begins each work when the one before has ended, well or not. */
export function createTaskQueue(): <Result>(work: () => Promise<Result>) => Promise<Result> {
  let last: Promise<unknown> = Promise.resolve()
  return work => {
    const done = last.then(work, work)
    last = done
    return done
  }
}
