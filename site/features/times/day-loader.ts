export interface DayLoader {
  /**
   * Asks once for each of these days, or spans of them, that is not under way, and gives up all others; after a pause
   * in milliseconds, if there is one.
   */
  await(days: ReadonlySet<string>, pause?: number): void
  /** Gives up whatever is under way. */
  drop(): void
}

export interface DayLoaderOptions<Answer> {
  ask: (day: string, signal: AbortSignal) => Promise<Answer>
  onAnswer: (answer: Answer, day: string) => void
  onFailure: () => void
}

/** Separates the calls for days: outdated answers are dropped. */
export function createDayLoader<Answer>({ ask, onAnswer, onFailure }: DayLoaderOptions<Answer>): DayLoader {
  const running = new Map<string, AbortController>()

  let timer: ReturnType<typeof setTimeout> | undefined

  function giveUp(day: string): void {
    running.get(day)?.abort()
    running.delete(day)
  }

  async function load(day: string): Promise<void> {
    const controller = new AbortController()
    running.set(day, controller)
    const { signal } = controller
    const answer = await ask(day, signal).catch(() => undefined)
    if (signal.aborted) return
    running.delete(day)
    if (answer === undefined) onFailure()
    else onAnswer(answer, day)
  }

  function start(days: ReadonlySet<string>): void {
    for (const day of running.keys()) if (!days.has(day)) giveUp(day)
    for (const day of days) if (!running.has(day)) void load(day)
  }

  return {
    await(days, pause) {
      clearTimeout(timer)
      if (pause) timer = setTimeout(start, pause, days)
      else start(days)
    },
    drop() {
      clearTimeout(timer)
      for (const day of running.keys()) giveUp(day)
    },
  }
}
