import { until } from '../waiting.ts'

/** Waits for a condition. */
export async function come(is: () => boolean | Promise<boolean>, stop: AbortSignal): Promise<void> {
  if (!(await until(is, stop))) throw new Error('it never happened')
}

export function printWaits(name: string, ms: readonly number[]): void {
  const sorted = ms.toSorted((one, other) => one - other)
  const at = (part: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0
  process.stdout.write(
    `${name.padEnd(20)} p50 ${at(0.5).toFixed(0)} ms, p95 ${at(0.95).toFixed(0)} ms, max ${at(1).toFixed(0)} ms of ${ms.length}\n`,
  )
}
