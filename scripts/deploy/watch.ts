import type { Config } from '#api/config.ts'
import { deploy, newMemory } from './deploy.ts'
import { keepDeploying, type Deploying } from './keep-deploying.ts'
import { hookOf, targetOf } from './settings.ts'

/** Deploys to DEPLOY_TO whenever woken. Undefined if that is not set; throws ConfigError. */
export function startDeploying(
  config: Config,
  {
    stop,
    onProblem,
    env = process.env,
  }: {
    stop: AbortSignal
    onProblem: (message: string) => void
    env?: NodeJS.ProcessEnv
  },
): Deploying | undefined {
  const to = env['DEPLOY_TO']
  if (!to) return undefined
  const target = targetOf(to, env, config)
  const hook = hookOf(env)
  const memory = newMemory()
  const { varDir, origin } = config
  const once = async () => {
    const { complete } = await deploy({
      varDir,
      origin,
      target,
      hook,
      memory,
      stop,
      now: Date.now,
      onNote: onProblem,
    })
    if (!complete) throw new Error(`${target.name} is not complete yet: publishing continues`)
  }
  return keepDeploying(once, { stop, onProblem })
}
