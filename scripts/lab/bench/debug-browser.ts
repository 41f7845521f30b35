import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** A separate browser with a debugging port. */
export interface DebugBrowser {
  port: number
  close(): Promise<void>
}

/** No background traffic, and no host but loopback, so that third-party requests fail. */
const FLAGS = [
  '--headless=new',
  '--remote-debugging-port=0',
  '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1, EXCLUDE localhost',
  '--no-first-run',
  '--no-default-browser-check',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-component-extensions-with-background-pages',
  '--disable-client-side-phishing-detection',
  '--disable-default-apps',
  '--disable-domain-reliability',
  '--disable-extensions',
  '--disable-sync',
  '--disable-breakpad',
  '--disable-gpu',
  '--disable-features=Translate,OptimizationHints,MediaRouter,DialMediaRouteProvider,InterestFeedContentSuggestions',
  '--metrics-recording-only',
  '--mute-audio',
  '--password-store=basic',
  '--use-mock-keychain',
  // Containers' 64 MB of /dev/shm are too small for some pages.
  '--disable-dev-shm-usage',
]

/**
 * Starts an installed Chromium with a temporary profile.
 * @throws {Error} if it exits before it can be attached to
 */
export async function startDebugBrowser(path: string): Promise<DebugBrowser> {
  const profile = mkdtempSync(join(tmpdir(), 'debug-browser-'))
  const isRoot = process.getuid?.() === 0
  const child = spawn(
    path,
    [...FLAGS, ...(isRoot ? ['--no-sandbox'] : []), `--user-data-dir=${profile}`, 'about:blank'],
    // A process group of its own, so that its children exit with it.
    { detached: true, stdio: ['ignore', 'ignore', 'pipe'] },
  )
  const kill = () => endGroup(child.pid)
  process.once('exit', kill)
  const ended = once(child, 'exit')
  const close = async () => {
    kill()
    await ended.catch(() => {})
    process.off('exit', kill)
    // Its child processes may still be writing.
    rmSync(profile, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 })
  }
  try {
    return { port: await portOf(child.stderr, ended), close }
  } catch (error) {
    await close()
    throw error
  }
}

function endGroup(pid: number | undefined): void {
  if (pid === undefined) return
  try {
    process.kill(-pid, 'SIGKILL')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error
  }
}

/** The debugging port from the browser's output, which is read on so that its pipe never fills. */
function portOf(stderr: NodeJS.ReadableStream, ended: Promise<unknown>): Promise<number> {
  return new Promise((resolve, reject) => {
    let output = ''
    stderr.on('data', (data) => {
      if (output.length < 10_000) output += String(data)
      const port = /DevTools listening on ws:\/\/[^:]+:(\d+)\//.exec(output)?.[1]
      if (port) resolve(Number(port))
    })
    ended.then(() => reject(new Error(`the browser did not start:\n${output}`)), reject)
  })
}
