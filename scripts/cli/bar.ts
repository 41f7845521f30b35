/** The progress of a step. */
export interface Progress {
  label: string
  done: number
  /** 0 while unknown. */
  total: number
  seconds: number
}

const WIDTH = 24
const count = new Intl.NumberFormat('en')

/** The bar for a terminal, truncated so that it never wraps. */
export function barLine(progress: Progress, columns: number): string {
  const { label, done, total, seconds } = progress
  if (total <= 0) return `${label} … ${clockTime(seconds)}`.slice(0, columns - 1)
  const share = Math.min(done / total, 1)
  const filled = Math.round(share * WIDTH)
  const bar = '█'.repeat(filled) + '░'.repeat(WIDTH - filled)
  return `${label} ${bar} ${numbers(progress)}`.slice(0, columns - 1)
}

/** The same as a line for a log. */
export function plainLine(progress: Progress): string {
  return progress.total > 0
    ? `${progress.label}: ${numbers(progress)}`
    : `${progress.label} … ${clockTime(progress.seconds)}`
}

function numbers({ done, total, seconds }: Progress): string {
  const share = Math.min(done / total, 1)
  const percent = `${Math.floor(share * 100)} %`.padStart(5)
  const parts = [`${count.format(done)}/${count.format(total)}`]
  parts.push(clockTime(seconds))
  // Estimates before the first twentieth are misleading.
  if (share >= 0.05 && share < 1) {
    parts.push(`${clockTime((seconds / share) * (1 - share))} left`)
  }
  return `${percent}  ${parts.join(', ')}`
}

/** Human-readable seconds: `0.4 s`, `12 s`, `3 min 05 s`. */
export function clockTime(seconds: number): string {
  if (seconds < 9.95) return `${seconds.toFixed(1)} s`
  const whole = Math.round(seconds)
  if (whole < 60) return `${whole} s`
  const rest = String(whole % 60).padStart(2, '0')
  return `${Math.floor(whole / 60)} min ${rest} s`
}
