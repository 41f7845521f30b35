import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer, type AddressInfo } from 'node:net'
import { join } from 'node:path'
import { createInterface, type Interface } from 'node:readline'
import { ROOT } from '../cli/tools.ts'

/** A server process that listens at a socket which is not its own. */
export interface HeldServer {
  pid: number
  /** Asks it to end, and answers its exit code. */
  stop(signal?: NodeJS.Signals): Promise<number>
  /** Answers its exit code once it ends. */
  ended: Promise<number>
}

export interface SocketActivation {
  url: string
  /** Starts a server that accepts from the socket, and waits until it does. */
  start(env: Record<string, string>): Promise<HeldServer>
  close(): Promise<void>
}

/**
 * Keeps a socket open and passes it to servers by systemd's protocol, as `deploy/systemd/kosher-travel.socket` does:
 * clients wait in its queue, even while there is no server. A shell holds it, because Node would accept connections.
 */
export async function holdSocket(onOutput: (text: string) => void = () => {}): Promise<SocketActivation> {
  const opener = createServer().listen(0, '127.0.0.1')
  await once(opener, 'listening')
  const { port } = opener.address() as AddressInfo
  const { fd } = (opener as unknown as { _handle: { fd: number } })._handle
  const shell = spawn('/bin/sh', ['-c', SHELL], {
    stdio: ['pipe', 'pipe', 'pipe', fd],
    env: { PATH: process.env['PATH'] ?? '' },
  })
  opener.close()
  shell.stderr?.on('data', (data) => onOutput(String(data)))
  const onExit = () => void shell.kill('SIGKILL')
  process.once('exit', onExit)
  const lines = createInterface({ input: shell.stdout! })
  lines.on('line', (line) => onOutput(`${line}\n`))
  const program = [process.execPath, ...process.execArgv]
  program.push(join(ROOT, 'api/server.ts'))
  return {
    url: `http://127.0.0.1:${port}`,
    async start(env) {
      const settings = { ...env, LOG_LEVEL: 'info', LISTEN_FDS: '1' }
      const words = Object.entries(settings).map(([key, value]) => `${key}=${value}`)
      const command = ['env', ...words, ...program].map(quoted).join(' ')
      const pidLine = awaiting(lines, /^pid (\d+)$/)
      shell.stdin?.write(`${command}\n`)
      const pid = Number(await pidLine)
      const ended = awaiting(lines, new RegExp(`^ended ${pid} (\\d+)$`))
      const started = awaiting(lines, new RegExp(`"pid":${pid},.*"(Started)"`))
      ended.catch(() => {})
      started.catch(() => {})
      const first = await Promise.race([started, ended])
      if (first !== 'Started') throw new Error(`The server ended with ${first}`)
      return {
        pid,
        ended: ended.then(Number),
        async stop(signal = 'SIGTERM') {
          process.kill(pid, signal)
          return Number(await ended)
        },
      }
    },
    async close() {
      const ended = once(shell, 'exit')
      shell.stdin?.end()
      await ended
      process.off('exit', onExit)
    },
  }
}

/** Runs each input line in the background; prints its number and exit code. */
const SHELL = `while IFS= read -r line; do
  (
    ( eval "exec $line" ) & pid=$!
    echo "pid $pid"
    wait $pid
    echo "ended $pid $?"
  ) &
done
wait`

const quoted = (word: string): string => `'${word.replaceAll("'", `'\\''`)}'`

/** Resolves to the part that a pattern names, of the first line that comes from now on and has it. */
function awaiting(lines: Interface, pattern: RegExp): Promise<string> {
  return new Promise((resolve, reject) => {
    const leave = () => {
      lines.off('line', hear)
      lines.off('close', fail)
    }
    const hear = (line: string) => {
      const found = pattern.exec(line)?.[1]
      if (found === undefined) return
      leave()
      resolve(found)
    }
    const fail = () => {
      leave()
      reject(new Error('The shell has ended'))
    }
    lines.on('line', hear)
    lines.once('close', fail)
  })
}
