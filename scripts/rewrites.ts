import { readConfig } from '#api/config.ts'
import { policyOf } from '#data/release/files.ts'
import { REDIRECTS, REWRITES } from '#core/domain/rewrites.ts'
import { parseArgs } from 'node:util'
import { caddyfile, caddyPolicy } from './web-servers/caddy.ts'
import { nginxConf, nginxPolicy } from './web-servers/nginx.ts'
import { FORMER_LISTS, formerRedirects } from './web-servers/former.ts'
import { EXAMPLE } from './web-servers/served.ts'
import { readInfo, releaseDirs } from './engine/release.ts'
import { main } from './cli/failures.ts'
import { USAGE } from './cli/usage.ts'

// `npm run rewrites`: prints the paths that a prebuilt page answers if no file exists, for configuring other web
// servers. Answer them with status 200 and `X-Robots-Tag: noindex`, or with the status given.
// `npm run rewrites -- --nginx` or `--caddy`: prints a complete configuration, as in `deploy`.
// `npm run rewrites -- --policy nginx` or `--policy caddy`: prints the policy of the kept releases' pages.
// `npm run rewrites -- --redirects json|list|nginx`: prints where the addresses of a former site lead, for servers
// without an API behind them.
const text = { type: 'string' } as const
const flag = { type: 'boolean', default: false } as const
const SERVERS = {
  nginx: { file: nginxConf, policy: nginxPolicy },
  caddy: { file: caddyfile, policy: caddyPolicy },
} as const

await main(async () => {
  const options = readOptions()
  if (!options) return fail(USAGE.rewrites)
  const { nginx, caddy, policy, redirects, ...others } = options
  if (redirects !== undefined) return printRedirects(redirects)
  if (policy !== undefined) {
    if (policy !== 'nginx' && policy !== 'caddy') return fail(USAGE.rewrites)
    const pages = pagesPolicy()
    if (!pages) return fail(NO_RELEASE)
    return print(SERVERS[policy].policy(pages))
  }
  if (nginx && caddy) return fail(USAGE.rewrites)
  if (!nginx && !caddy) {
    const moved = REDIRECTS.map((each) => ({ ...each, status: 301 }))
    return print(`${JSON.stringify([...moved, ...REWRITES], null, 2)}\n`)
  }
  const server = nginx ? 'nginx' : 'caddy'
  const site = {
    origin: others.origin ?? EXAMPLE.origin,
    varDir: others.var ?? EXAMPLE.varDir,
    api: others.api ?? EXAMPLE.api,
    policyFile: others['policy-file'] ?? `/etc/kosher-travel/policy.${server}`,
  }
  return print(SERVERS[server].file(site))
})

function readOptions() {
  try {
    const options = {
      nginx: flag, caddy: flag, policy: text, redirects: text, origin: text, var: text, api: text, 'policy-file': text,
    } // prettier-ignore
    return parseArgs({ options }).values
  } catch {
    return undefined
  }
}

async function printRedirects(list: string): Promise<number> {
  if (list !== 'json' && list !== 'list' && list !== 'nginx') return fail(USAGE.rewrites)
  const found = await formerRedirects()
  return found ? print(FORMER_LISTS[list](found)) : fail(NO_RELEASE)
}

const NO_RELEASE = 'There is no release yet: run npm run publish'

/** The policy for the pages of every kept release, because of rollbacks. */
function pagesPolicy(): string | undefined {
  const infos = releaseDirs(readConfig(process.env).varDir).map(readInfo)
  const latest = infos.at(-1)
  if (!latest) return undefined
  const hashes = infos.flatMap(({ scriptHashes }) => scriptHashes)
  return policyOf({ ...latest, scriptHashes: [...new Set(hashes)] })
}

function print(lines: string): number {
  process.stdout.write(lines)
  return 0
}

function fail(line: string): number {
  process.stderr.write(`${line}\n`)
  return 1
}
