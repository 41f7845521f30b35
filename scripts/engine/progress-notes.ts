import { endProgress, writeProgress } from '#data/release/last-publish.ts'
import type { PublishOptions } from './outcome.ts'

const NOTE_MS = 1000

/** Records a publish's progress for the servers, less often than it calls back. */
export function noteProgress(
  varDir: string,
  onProgress: PublishOptions['onProgress'],
): { onProgress: (done: number, total: number) => void; end(): Promise<void> } {
  let notedAt = -Infinity
  let last: Promise<void> | undefined
  return {
    onProgress(done, total) {
      onProgress?.(done, total)
      const now = performance.now()
      if (now - notedAt < NOTE_MS) return
      notedAt = now
      const note = { done, total, at: Date.now() }
      // Only metrics need it.
      const write = () => writeProgress(varDir, note).catch(() => {})
      last = last?.then(write) ?? write()
    },
    async end() {
      await last
      if (last) await endProgress(varDir).catch(() => {})
    },
  }
}
