import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { endsWithUs } from './children.ts'

export const ROOT = fileURLToPath(new URL('../..', import.meta.url))

export interface ToolResult {
  code: number
  output: string
  seconds: number
}

export interface ToolOptions {
  env?: Record<string, string>
  /** Prints the tool's output immediately instead of capturing it. */
  isLoud?: boolean
  /** Where it runs; the root if absent. */
  cwd?: string
  /** After which it is ended; never if absent. */
  timeoutMs?: number
}

/** Runs a tool's JavaScript file with the current Node. */
export function runTool(args: readonly string[], options: ToolOptions = {}): Promise<ToolResult> {
  const { env = {}, isLoud = false, cwd = ROOT, timeoutMs } = options
  const began = performance.now()
  const child = endsWithUs(
    spawn(process.execPath, args, {
      cwd,
      timeout: timeoutMs,
      env: { ...process.env, ...env },
      stdio: isLoud ? 'inherit' : ['ignore', 'pipe', 'pipe'],
    }),
  )
  let output = ''
  child.stdout?.on('data', (data) => (output += data))
  child.stderr?.on('data', (data) => (output += data))
  return new Promise((resolve, reject) => {
    child.on('error', reject)
    child.on('close', (code) => {
      const seconds = (performance.now() - began) / 1000
      resolve({ code: code ?? 1, output, seconds })
    })
  })
}
