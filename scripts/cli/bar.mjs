// Plain JavaScript, because the bootstrap draws with it before Node 24 is there.

/**
 * A moment of a step. `total` is 0 as long as it is unknown.
 * @typedef {{ label: string, done: number, total: number, seconds: number }} Progress
 */

const WIDTH = 24
const count = new Intl.NumberFormat('en')

/**
 * The bar for a terminal, cut to its columns so that it never wraps.
 * @param {Progress} progress
 * @param {number} columns
 */
export function barLine(progress, columns) {
  const { label, done, total, seconds } = progress
  if (total <= 0)
    return `${label} … ${clockTime(seconds)}`.slice(0, columns - 1)
  const share = Math.min(done / total, 1)
  const filled = Math.round(share * WIDTH)
  const bar = '█'.repeat(filled) + '░'.repeat(WIDTH - filled)
  return `${label} ${bar} ${figures(progress)}`.slice(0, columns - 1)
}

/**
 * The same moment as a line for a log.
 * @param {Progress} progress
 */
export function plainLine(progress) {
  return progress.total > 0
    ? `${progress.label}: ${figures(progress)}`
    : `${progress.label} … ${clockTime(progress.seconds)}`
}

/** @param {Progress} progress */
function figures({ done, total, seconds }) {
  const share = Math.min(done / total, 1)
  const percent = `${Math.floor(share * 100)} %`.padStart(5)
  const parts = [`${count.format(done)}/${count.format(total)}`]
  parts.push(clockTime(seconds))
  // Before the first twentieth an estimate jumps about and only misleads.
  if (share >= 0.05 && share < 1) {
    parts.push(`${clockTime((seconds / share) * (1 - share))} left`)
  }
  return `${percent}  ${parts.join(', ')}`
}

/**
 * Seconds as a person says them: `0.4 s`, `12 s`, `3 min 05 s`.
 * @param {number} seconds
 */
export function clockTime(seconds) {
  if (seconds < 9.95) return `${seconds.toFixed(1)} s`
  const whole = Math.round(seconds)
  if (whole < 60) return `${whole} s`
  const rest = String(whole % 60).padStart(2, '0')
  return `${Math.floor(whole / 60)} min ${rest} s`
}
