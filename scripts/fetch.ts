import { logCommand } from '#api/audit/audit.repository.ts'
import { main } from './cli/failures.ts'
import { importSeed, openSite } from './engine/site.ts'
import { readFetchCommand, type Asked } from './fetch/command.ts'
import { fetchedText, isClean, isDue, jobsOf, runAll, runJob, type Fetched } from './fetch/jobs.ts'
import { readFetchSettings } from './fetch/settings.ts'
import { fetchWorld } from './fetch/whole-world.ts'
import { realWorld } from './fetch/world.ts'

// `npm run fetch`: asks OpenStreetMap, Wikidata, public registers or GeoNames, and shows what would change; `--apply`
// takes it in.
// See docs/fetching.md.
await main(async (stop) => {
  const command = readFetchCommand(process.argv.slice(2))
  const site = await openSite()
  try {
    const world = realWorld(stop)
    const onImport = (item: string) => logCommand(site.store, { act: 'import', kind: 'import', item })
    const context = { site, world, settings: readFetchSettings(process.env, site.config), onImport }
    // On a new store the towns and choices come first.
    if (command.apply) await importSeed(site)
    const print = (fetched: Fetched) =>
      process.stdout.write(command.json ? `${JSON.stringify(fetched.report)}\n` : fetchedText(fetched))
    if (command.what === 'world') {
      const isGood = await fetchWorld({ asked: command, context, report: { fetched: print, failed: world.tell } })
      return isGood ? 0 : 1
    }
    const jobs = jobsOf(command, context)
    const [job, ...more] = jobs
    if (command.what !== 'all' && job && more.length === 0) {
      const fetched = await runJob(job, command, context)
      print(fetched)
      hintAtApply(command)
      return isClean(fetched) ? 0 : 1
    }
    const due = command.what === 'all' && command.weekly ? jobs.filter((item) => isDue(item, context)) : jobs
    if (due.length === 0) world.tell('Nothing is to be fetched: see FETCH_WEEKLY.')
    const isGood = await runAll(due, (job) => runJob(job, command, context), {
      fetched: (_, fetched) => print(fetched),
      failed: world.tell,
    })
    if (command.what !== 'all') hintAtApply(command)
    return isGood ? 0 : 1
  } finally {
    await site.close()
  }
})

function hintAtApply({ json, apply }: Asked): void {
  if (!json && !apply) process.stdout.write('The same command with --apply imports it.\n')
}
