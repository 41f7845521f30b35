import { clockTime } from './cli/bar.ts'
import { main } from './cli/failures.ts'
import { withProgress } from './cli/progress.ts'
import { runTool, type ToolResult } from './cli/tools.ts'

const TOOLS = [
  {
    name: 'types',
    args: ['node_modules/typescript-native/bin/tsc', '--noEmit'],
    advice: 'fix the types named above',
  },
  {
    name: 'types of .astro',
    args: ['node_modules/astro/bin/astro.mjs', 'check', '--tsconfig', 'tsconfig.astro.json'],
    advice: 'fix the types named above',
  },
  {
    name: 'messages',
    args: ['scripts/cli/check-messages.ts'],
    advice: 'fix the keys named above',
  },
  {
    name: 'styles',
    args: ['scripts/cli/check-styles.ts'],
    advice: 'fix the rules named above',
  },
  {
    name: 'folders',
    args: ['scripts/cli/check-folders.ts'],
    advice: 'turn one of the imports of each pair around',
  },
  {
    name: 'lines',
    args: ['scripts/cli/check-lines.ts'],
    advice: 'wrap the lines named above at 120 letters',
  },
  {
    name: 'names',
    args: ['scripts/cli/check-names.ts'],
    advice: 'give what is named above a noun',
  },
  {
    name: 'format',
    args: ['node_modules/oxfmt/bin/oxfmt', '--check'],
    advice: 'run `npm run format`',
  },
  {
    name: 'format of .astro',
    args: ['node_modules/prettier/bin/prettier.cjs', '--check', '--cache', '**/*.astro'],
    advice: 'run `npm run format`',
  },
  {
    name: 'lint',
    args: ['node_modules/oxlint/bin/oxlint', '--deny-warnings'],
    advice: 'fix the lines named above',
  },
]

await main(async () => {
  const results = await withProgress('Checking', async (tick) => {
    let done = 0
    return Promise.all(
      TOOLS.map(async ({ args }) => {
        const result = await runTool(args, { env: colours() })
        tick(++done, TOOLS.length)
        return result
      }),
    )
  })
  const failed = results.filter(({ code }) => code !== 0)
  for (const [index, result] of results.entries()) tell(index, result)
  return failed.length > 0 ? 1 : 0
})

function tell(index: number, { code, output, seconds }: ToolResult): void {
  const { name, advice } = TOOLS[index]!
  if (code !== 0) process.stdout.write(`${output.trim()}\n`)
  const found = name === 'messages' ? `in order: ${output.trim()}` : 'in order'
  const verdict = code === 0 ? found : `failed: ${advice}`
  process.stdout.write(`${name}: ${verdict} (${clockTime(seconds)})\n`)
}

function colours(): Record<string, string> {
  return process.stdout.isTTY ? { FORCE_COLOR: '1' } : {}
}
