import { basename } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { DamagedFile, Health } from '#core/contract/health.ts'
import type { Findings } from './findings.ts'
import { checkPages, readOnce } from './reading.ts'
import { startServerProcess } from './server-process.ts'
import type { SmallSite } from './small-site.ts'

interface Damaged {
  /** The folder of the corrupted release. */
  release: string
  file: DamagedFile
  pages: readonly string[]
}

/** A starting server serves the previous release once it has detected the damage, and reports it. */
export async function startBefore(
  findings: Findings,
  site: SmallSite,
  { release, file, pages }: Damaged,
): Promise<void> {
  const corrupted = Number(basename(release))
  const server = await startServerProcess(site.env)
  try {
    const health = await waitForHealth(server.url)
    const isBefore =
      health.degraded?.damaged === file && health.degraded.release === corrupted && health.release < corrupted
    findings.expect(isBefore, 'a starting server falls back to the previous release', JSON.stringify(health))
    await checkPages(findings, 'it', { url: server.url, whole: pages })
    const call = await readOnce(server.url, '/rest/tjt/locac/tow')
    findings.expect(!call, 'it answers calls', call)
    const ready = await fetch(`${server.url}/health/ready`)
    findings.expect(ready.ok, 'it is ready')
    const said = server.said()
    const isReported = said.includes(`serving release ${health.release} instead; run npm run publish -- --check`)
    findings.expect(isReported, 'it reports what is damaged, what is served and what to do', said)
  } finally {
    await server.kill()
  }
}

const TIMEOUT_MS = 20_000

/** The server's health once it has detected damage, or had time to. */
async function waitForHealth(url: string): Promise<Health> {
  const until = Date.now() + TIMEOUT_MS
  for (;;) {
    const answer = await fetch(`${url}/health`)
    const health = (await answer.json()) as Health
    if (health.degraded || Date.now() > until) return health
    await sleep(200)
  }
}
