import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { ROOT } from '#scripts/cli/tools.ts'

export interface RunningCommand {
  /** Stops it gracefully. */
  stop(): Promise<void>
}

/** Runs one of our commands in a separate process, until it is stopped or this one exits. */
export function runCommand(args: readonly string[], env: Record<string, string>): RunningCommand {
  const [script = '', ...others] = args
  const child = spawn(process.execPath, [...process.execArgv, join(ROOT, 'scripts', script), ...others], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const onExit = () => void child.kill('SIGKILL')
  process.once('exit', onExit)
  const ended = once(child, 'exit')
  return {
    async stop() {
      child.kill('SIGTERM')
      const late = setTimeout(() => child.kill('SIGKILL'), TIMEOUT_MS)
      await ended
      clearTimeout(late)
      process.off('exit', onExit)
    },
  }
}

const TIMEOUT_MS = 20_000
