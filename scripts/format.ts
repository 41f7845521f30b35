import { main } from './cli/failures.ts'
import { runTool } from './cli/tools.ts'

await main(async () => {
  const prettier = 'node_modules/prettier/bin/prettier.cjs'
  const args = [prettier, '--write', '--cache', '--log-level=warn', '.']
  const { code } = await runTool(args, { isLoud: true })
  return code
})
