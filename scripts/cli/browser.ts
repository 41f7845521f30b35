import { spawnSync } from 'node:child_process'
import { accessSync, constants, existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'

type Env = Record<string, string | undefined>

/** Headless builds first, which take a third of the time. */
const NAMES = [
  'chromium-headless-shell',
  'chrome-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome',
]

const USUAL_PLACES = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/opt/google/chrome/chrome',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
]

/** What to run as root, by package manager. The pages' stand-ins for fonts are measured by one that is like Arial. */
const INSTALLERS = [
  {
    tool: 'apt-get',
    command: 'apt-get update && apt-get install -y --no-install-recommends chromium-headless-shell fonts-liberation',
  },
  { tool: 'apk', command: 'apk add chromium' },
  { tool: 'dnf', command: 'dnf install -y chromium' },
]

/** An installed Chromium or Chrome; `BROWSER_PATH` takes precedence. */
export function findBrowser(env: Env = process.env): string | undefined {
  const named = env['BROWSER_PATH']
  if (named) return isProgram(named) ? named : undefined
  return onPath(NAMES, env) ?? USUAL_PLACES.find(isProgram)
}

function onPath(names: readonly string[], env: Env): string | undefined {
  const folders = (env['PATH'] ?? '').split(delimiter).filter(Boolean)
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find(isProgram)
}

function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK)
    return existsSync(path)
  } catch {
    return false
  }
}

/**
 * Finds a browser, or installs one if that needs nobody's consent: as root, with the package manager.
 * @throws {Error} named ConfigError, which says what to install
 */
export function ensureBrowser(env: Env = process.env): string {
  const found = findBrowser(env)
  if (found) return found
  if (env['BROWSER_PATH']) {
    throw configError(`BROWSER_PATH names no program: ${env['BROWSER_PATH']}`)
  }
  const installer = INSTALLERS.find(({ tool }) => onPath([tool], env))
  if (installer && process.getuid?.() === 0) {
    process.stderr.write(`Installing a browser: ${installer.command}\n`)
    const installed = installBrowser(installer.command, env)
    if (installed) return installed
  }
  const command = installer ? `sudo ${installer.command}` : 'Chromium or Chrome'
  throw configError(`The browser tests need Chromium or Chrome: install it (${command}), or name it with BROWSER_PATH.`)
}

function installBrowser(command: string, env: Env): string | undefined {
  const { status } = spawnSync('sh', ['-c', command], {
    env: { ...env, DEBIAN_FRONTEND: 'noninteractive' },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  return status === 0 ? findBrowser(env) : undefined
}

function configError(message: string): Error {
  return Object.assign(new Error(message), { name: 'ConfigError' })
}
