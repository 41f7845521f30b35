import { writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { readConfig } from '#api/config.ts'
import { type DeployReport } from '#scripts/deploy/deploy-report.ts'
import { deploy, rehearse } from './deploy/deploy.ts'
import { purgeBodies } from './deploy/purge.ts'
import { hookOf, targetOf } from './deploy/settings.ts'
import { main, withContext } from './cli/failures.ts'
import { withProgress } from './cli/progress.ts'
import { USAGE } from './cli/usage.ts'

// `npm run deploy -- --to folder:/srv/www`: uploads what changed in the current release to a folder, S3-compatible
// storage or an rsync target. `--dry-run` only shows what it would do; `--purge FILE` writes changed addresses, one
// per line, `--purge-json FILE` bodies for a CDN's purge API; `--json` for machines.
interface Asked {
  to: string
  'dry-run': boolean
  json: boolean
  adopt: boolean
  purge?: string
  'purge-json'?: string
}

await main(async (stop) => {
  const deployment = readOptions()
  if (typeof deployment === 'string') {
    process.stderr.write(`${deployment}: ${USAGE.deploy}\n`)
    return 1
  }
  const config = readConfig(process.env)
  const target = targetOf(deployment.to, process.env, config)
  const hook = hookOf(process.env)
  const tell = (line: string) => process.stderr.write(`${line}\n`)
  const options = {
    varDir: config.varDir,
    origin: config.origin,
    target,
    hook,
    adopt: deployment.adopt,
    now: Date.now,
    stop,
    onNote: tell,
    onWait: () => tell('Another deploy to this target is running; waiting.'),
  }
  return withContext({ folder: deployment.to.replace(/^folder:/, '') }, async () => {
    if (deployment['dry-run']) {
      printSteps(await rehearse(options), deployment)
      return 0
    }
    const report = await withProgress('Deploying', (onProgress) => deploy({ ...options, onProgress }))
    writePurges(report, deployment)
    return printReport(report, deployment, hook !== undefined)
  })
})

/** The options, or what is wrong with them. */
function readOptions(): Asked | string {
  try {
    const { values } = parseArgs({
      options: {
        to: { type: 'string', default: process.env['DEPLOY_TO'] ?? '' },
        'dry-run': { type: 'boolean', default: false },
        json: { type: 'boolean', default: false },
        adopt: { type: 'boolean', default: false },
        purge: { type: 'string' },
        'purge-json': { type: 'string' },
      },
    })
    return values.to ? values : '--to is missing'
  } catch (error) {
    return (error as Error).message
  }
}

function writePurges({ urls }: DeployReport, options: Asked): void {
  if (options.purge) writeFileSync(options.purge, urls.map((url) => `${url}\n`).join(''))
  if (options['purge-json']) writeFileSync(options['purge-json'], `${JSON.stringify(purgeBodies(urls))}\n`)
}

function printSteps(steps: Awaited<ReturnType<typeof rehearse>>, { json }: Asked): void {
  const put = steps.put.flat()
  const { remove, unchanged, release } = steps
  const line = json
    ? JSON.stringify({ release, put, remove, unchanged })
    : [
        ...put.map((file) => `put ${file}`),
        ...remove.map((file) => `remove ${file}`),
        `release ${release}: ${put.length} to upload, ${remove.length} to delete, ${unchanged} unchanged; nothing ` +
          `was done`,
      ].join('\n')
  process.stdout.write(`${line}\n`)
}

/** Returns the exit code. */
function printReport(report: DeployReport, { json }: Asked, isReported: boolean): number {
  const { target, release, stored, removed, unchanged, bytes } = report
  const { urls, rewritten, complete, seconds } = report
  const metrics = {
    target,
    release,
    stored: stored.length,
    removed: removed.length,
    unchanged,
    bytes,
    urls: urls.length,
    purged: isReported ? urls.length : 0,
    rewritten,
    complete,
    seconds,
  }
  const line =
    `${target}: release ${release}, stored ${stored.length} (${(bytes / 1e6).toFixed(1)} MB), removed ` +
    `${removed.length}, unchanged ${unchanged}, ${urls.length} addresses changed, ${seconds.toFixed(2)} s`
  process.stdout.write(`${json ? JSON.stringify(metrics) : line}\n`)
  if (rewritten && !json)
    process.stderr.write(
      'Pages changed that answer addresses which cannot be enumerated (npm run rewrites): a CDN that caches those ' +
        'must be purged by pattern, or completely.\n',
    )
  if (!complete) process.stderr.write('The site kept changing; run the command again for the rest.\n')
  return complete ? 0 : 1
}
