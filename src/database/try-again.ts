// By the third try the competing transaction has ended.
const triesMax = 3

/** Retries `work` after errors that `mayPass` accepts, such as a conflict with another transaction; three tries in all. */
export async function tryAgain<T>(work: () => Promise<T>, mayPass: (error: unknown) => boolean): Promise<T> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await work()
    } catch (error) {
      if (!mayPass(error) || tries === triesMax) throw error
    }
  }
}
