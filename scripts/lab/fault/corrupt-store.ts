import { hash } from 'node:crypto'
import { copyFileSync, readdirSync, readFileSync, statSync, truncateSync } from 'node:fs'
import { join } from 'node:path'
import { runToEnd } from './commands.ts'
import type { Findings } from './findings.ts'
import { startServerProcess } from './server-process.ts'
import { mustSucceed, type SmallSite } from './small-site.ts'

/** Every command refuses a corrupted store, says how to restore it, and leaves it unchanged. */
export async function corruptStore(findings: Findings, site: SmallSite, dir: string): Promise<void> {
  const backups = join(dir, 'backups')
  mustSucceed(await runToEnd(['backup.ts', '--to', backups], site.env))
  const file = join(site.varDir, 'store.sqlite')
  const kept = join(dir, 'kept.sqlite')
  copyFileSync(file, kept)
  for (const share of [0, 0.3, 0.8]) {
    const size = Math.floor(statSync(kept).size * share)
    findings.tell(`A store of ${size} bytes`)
    copyFileSync(kept, file)
    truncateSync(file, size)
    const before = hash('sha1', readFileSync(file))
    for (const command of ['publish.ts', 'import.ts', 'nightly.ts', 'start.ts']) {
      const { code, said } = await runToEnd([command], { ...site.env, PORT: '0' })
      const isRefused = code !== 0 && said.includes('npm run restore -- --from')
      findings.expect(isRefused, `${command} refuses it and mentions restore`, said)
    }
    const started = await startServerProcess(site.env).then(
      async (server) => (await server.kill(), 'it started'),
      String,
    )
    findings.expect(started.includes('npm run restore -- --from'), 'so does the server', started)
    findings.expect(hash('sha1', readFileSync(file)) === before, 'it is left as it is')
  }
  await restore(findings, site, backups)
}

async function restore(findings: Findings, site: SmallSite, backups: string): Promise<void> {
  const [name = ''] = readdirSync(backups)
  const restored = await runToEnd(['restore.ts', '--from', join(backups, name)], site.env)
  findings.expect(restored.code === 0, 'the restore puts it back', restored.said)
  const { code, said } = await site.publish()
  findings.expect(code === 0, 'and the site is published from it', said)
}
