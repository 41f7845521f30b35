import { main } from './cli/failures.ts'
import { runTool } from './cli/tools.ts'

const TOOLS = [
  ['node_modules/oxfmt/bin/oxfmt', '--write'],
  ['node_modules/prettier/bin/prettier.cjs', '--write', '--cache', '--log-level=warn', '**/*.astro'],
]

await main(async () => {
  let worst = 0
  for (const args of TOOLS) worst = Math.max(worst, (await runTool(args, { isLoud: true })).code)
  return worst
})
