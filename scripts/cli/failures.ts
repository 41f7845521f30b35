import { constants } from 'node:os'
import { inspect } from 'node:util'
import { endChildren } from './children.ts'
import { explain, type FailureContext } from './explain.ts'
import { usageFor } from './usage.ts'

export { explain, withContext, type FailureContext } from './explain.ts'

/**
 * A command; resolves to its exit code. One that takes the signal must end soon after it is aborted; any other is
 * killed at once.
 */
export type Command = (stop: AbortSignal) => Promise<number | void>

/** Time for a command to shut down after a signal. */
const GRACE_MS = 10_000

/** Ctrl-C arrives twice, from the terminal and from npm; only a later one is a second request. */
const ECHO_MS = 1000

/**
 * Runs a command, or prints its usage; reports failures in one line, and sets the exit code. It is stopped by signals,
 * and by the end of the process that forked it; its own children end before it does.
 */
export async function main(
  run: Command,
  context: FailureContext = {},
  { graceMs = () => GRACE_MS }: { graceMs?: () => number } = {},
): Promise<void> {
  const help = usageFor(process.argv)
  if (help) return void process.stdout.write(`${help}\n`)
  const stop = new AbortController()
  let stoppedAt = 0
  const onSignal = (signal: NodeJS.Signals) => {
    const code = 128 + constants.signals[signal]
    const isEcho = stoppedAt > 0 && Date.now() - stoppedAt < ECHO_MS
    if (isEcho) return
    // The progress bar may be on the current line.
    if (process.stderr.isTTY) process.stderr.write('\n')
    if (run.length === 0 || stoppedAt > 0) process.exit(code)
    stoppedAt = Date.now()
    process.exitCode = code
    setTimeout(() => process.exit(code), graceMs()).unref()
    stop.abort()
  }
  const onCrash = (error: unknown) => {
    report(error, context)
    process.exit(1)
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, onSignal)
  process.once('disconnect', () => stoppedAt > 0 || onSignal('SIGTERM'))
  // The channel alone must not keep it running.
  process.channel?.unref()
  process.once('uncaughtException', onCrash)
  try {
    const code = await run(stop.signal)
    if (!stop.signal.aborted) process.exitCode = code ?? 0
  } catch (error) {
    if (stop.signal.aborted && isAbort(error)) return
    report(error, context)
    if (!stop.signal.aborted) process.exitCode = 1
  } finally {
    await endChildren()
  }
}

function report(error: unknown, context: FailureContext): void {
  process.stderr.write(`${explain(error, context) ?? inspect(error)}\n`)
}

function isAbort(error: unknown): boolean {
  return error instanceof Error && error.name === 'AbortError'
}
