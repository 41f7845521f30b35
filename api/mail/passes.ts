/** Work that is asked for at any moment and done by one pass after another. */
export interface Passes {
  /** Resolves once there is nothing more to do; what is asked for meanwhile is one more pass. */
  ask: () => Promise<void>
  /** The pass under way, if there is one. */
  underWay: () => Promise<void> | undefined
}

/** Runs passes, one at a time, until it is stopped. */
export function createPasses(pass: () => Promise<void>, isStopped: () => boolean): Passes {
  let isWanted = false
  let underWay: Promise<void> | undefined
  async function run(): Promise<void> {
    while (isWanted && !isStopped()) {
      isWanted = false
      await pass()
    }
  }
  return {
    ask() {
      isWanted = true
      underWay ??= run().finally(() => (underWay = undefined))
      return underWay
    },
    underWay: () => underWay,
  }
}

/** Does the same work several times at once. Rejects, once all have ended, with what one of them rejected with. */
export async function concurrently(count: number, work: () => Promise<void>): Promise<void> {
  const works = Array.from({ length: count }, work)
  const failed = (await Promise.allSettled(works)).find((result) => result.status === 'rejected')
  if (failed) throw failed.reason
}
