// By then the competing transaction has ended.
const triesMax = 3

/** Does `work` again when it failed for somebody else's work at that moment, as `mayPass` tells; three times in all. */
export async function tryAgain<T>(work: () => Promise<T>, mayPass: (error: unknown) => boolean): Promise<T> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await work()
    } catch (error) {
      if (!mayPass(error) || tries === triesMax) throw error
    }
  }
}
