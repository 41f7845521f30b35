import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { ROOT } from '#scripts/cli/tools.ts'

/** The real server in a separate process. */
export interface ServerProcess {
  url: string
  /** Kills it without warning, as a crash or power failure would. */
  kill(): Promise<void>
  hasEnded(): boolean
  /** The end of its output. */
  said(): string
}

/** Starts the server on a free port. Rejects with its output if it fails to start. */
export async function startServerProcess(env: Record<string, string>): Promise<ServerProcess> {
  const child = spawn(process.execPath, [...process.execArgv, join(ROOT, 'api/server.ts')], {
    env: { PATH: process.env['PATH'], HOST: '127.0.0.1', PORT: '0', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  // An aborted run must not leave a server behind.
  const onExit = () => void child.kill('SIGKILL')
  process.once('exit', onExit)
  const ended = once(child, 'exit').then(() => process.off('exit', onExit))
  let said = ''
  const url = new Promise<string>((resolve, reject) => {
    const hear = (data: Buffer) => {
      said = (said + data).slice(-4000)
      const found = /Serving on (\S+)/.exec(said)?.[1]
      if (found) resolve(found)
    }
    child.stdout.on('data', hear)
    child.stderr.on('data', hear)
    void ended.then(() => reject(new Error(`the server exited:\n${said}`)))
  })
  return {
    url: await url,
    async kill() {
      child.kill('SIGKILL')
      await ended
    },
    said: () => said,
    hasEnded: () => child.exitCode !== null || child.signalCode !== null,
  }
}
