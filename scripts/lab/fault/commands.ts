import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { ROOT } from '#scripts/cli/tools.ts'

/** A command's exit code and output. */
export interface Ended {
  code: number
  killed: boolean
  said: string
  ms: number
}

export interface StartedCommand {
  ended: Promise<Ended>
  /** Resolves once its output matches, or it exits. */
  said(what: RegExp): Promise<void>
  kill(signal?: NodeJS.Signals): void
}

/** Starts one of our commands in a separate process. */
export function startCommand(args: readonly string[], env: Readonly<Record<string, string>>): StartedCommand {
  const [script = '', ...others] = args
  const began = performance.now()
  const child = spawn(process.execPath, [...process.execArgv, join(ROOT, 'scripts', script), ...others], {
    env: { PATH: process.env['PATH'], HOME: process.env['HOME'], ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const onExit = () => void child.kill('SIGKILL')
  process.once('exit', onExit)
  let said = ''
  const listeners = new Set<() => void>()
  const hear = (data: Buffer) => {
    said += String(data)
    for (const listener of listeners) listener()
  }
  child.stdout.on('data', hear)
  child.stderr.on('data', hear)
  const ended = new Promise<Ended>((resolve) => {
    child.once('close', (code, signal) => {
      process.off('exit', onExit)
      const ms = performance.now() - began
      resolve({ code: code ?? -1, killed: signal === 'SIGKILL', said, ms })
    })
  })
  return {
    ended,
    kill: (signal = 'SIGKILL') => void child.kill(signal),
    said(what) {
      const heard = new Promise<void>((resolve) => {
        const look = () => void (what.test(said) && resolve())
        listeners.add(look)
        look()
      })
      return Promise.race([heard, ended.then(() => {})])
    },
  }
}

/** Runs one of our commands until it exits. */
export function runToEnd(args: readonly string[], env: Readonly<Record<string, string>>): Promise<Ended> {
  return startCommand(args, env).ended
}
