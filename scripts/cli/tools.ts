import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'

export const ROOT = fileURLToPath(new URL('../..', import.meta.url))

export interface ToolResult {
  code: number
  output: string
  seconds: number
}

export interface ToolOptions {
  env?: Record<string, string>
  /** Lets the tool print as it goes instead of keeping what it says. */
  isLoud?: boolean
}

/** Runs a tool's own JavaScript file under the Node in use, from the root. */
export function runTool(args: readonly string[], { env = {}, isLoud = false }: ToolOptions = {}): Promise<ToolResult> {
  const began = performance.now()
  const child = spawn(process.execPath, args, {
    cwd: ROOT,
    env: { ...process.env, ...env },
    stdio: isLoud ? 'inherit' : ['ignore', 'pipe', 'pipe'],
  })
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
