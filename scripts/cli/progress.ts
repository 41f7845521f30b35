import { barLine, clockTime, plainLine } from './bar.ts'

/** Reports a step's progress; `total` may grow. */
export type Tick = (done: number, total: number) => void

export interface Screen {
  isTTY?: boolean
  columns?: number
  write(text: string): unknown
}

export interface Clock {
  /** Milliseconds from any origin. */
  now(): number
  /** Calls back periodically, until the returned function is called. */
  every(milliseconds: number, call: () => void): () => void
}

export interface ProgressOptions {
  screen?: Screen
  clock?: Clock
}

const realClock: Clock = {
  now: () => performance.now(),
  every(milliseconds, call) {
    const timer = setInterval(call, milliseconds)
    timer.unref()
    return () => clearInterval(timer)
  },
}

const QUIET_MS = 1000
const FRAME_MS = 100
const LINE_MS = 5000

/** Ends the display of a step, and begins that of the next one. */
export type NextStep = (label: string) => Tick

/**
 * Runs a step and shows its progress: after a second, a bar on a terminal, plain lines elsewhere. A short step prints
 * one line. What follows under another name may be shown as a step of its own.
 */
export async function withProgress<T>(
  label: string,
  step: (tick: Tick, next: NextStep) => Promise<T> | T,
  { screen = process.stderr, clock = realClock }: ProgressOptions = {},
): Promise<T> {
  let display = new Display(label, screen, clock)
  // Ticks draw too, because a step that never yields starves timers.
  const stop = clock.every(FRAME_MS, () => display.draw())
  const tickOf =
    (bar: Display): Tick =>
    (done, total) => {
      bar.done = done
      bar.total = total
      bar.draw()
    }
  const next: NextStep = (nextLabel) => {
    display.close('done in')
    display = new Display(nextLabel, screen, clock)
    return tickOf(display)
  }
  try {
    const result = await step(tickOf(display), next)
    display.close('done in')
    return result
  } catch (error) {
    const isStopped = error instanceof Error && error.name === 'AbortError'
    display.close(isStopped ? 'stopped after' : 'failed after')
    throw error
  } finally {
    stop()
  }
}

class Display {
  done = 0
  total = 0
  private lastDrawn = -Infinity
  private readonly label: string
  private readonly screen: Screen
  private readonly clock: Clock
  private readonly began: number

  constructor(label: string, screen: Screen, clock: Clock) {
    this.label = label
    this.screen = screen
    this.clock = clock
    this.began = clock.now()
  }

  draw(): void {
    const now = this.clock.now()
    const pause = this.screen.isTTY ? FRAME_MS : LINE_MS
    if (now - this.began < QUIET_MS || now - this.lastDrawn < pause) return
    const isFirst = this.lastDrawn === -Infinity
    this.lastDrawn = now
    if (this.screen.isTTY) {
      const columns = this.screen.columns ?? 80
      this.screen.write(`\r${barLine(this.progress(now), columns)}\x1b[K`)
    } else if (isFirst) {
      this.screen.write(`${this.label} …\n`)
    } else {
      this.screen.write(`${plainLine(this.progress(now))}\n`)
    }
  }

  close(outcome: string): void {
    const { seconds } = this.progress(this.clock.now())
    const clear = this.screen.isTTY ? '\r\x1b[K' : ''
    this.screen.write(`${clear}${this.label}: ${outcome} ${clockTime(seconds)}\n`)
  }

  private progress(now: number) {
    const { label, done, total } = this
    return { label, done, total, seconds: (now - this.began) / 1000 }
  }
}
