import { findRun } from '#data/store/import-runs.repository.ts'
import { main } from '../cli/failures.ts'
import { openSite } from '../engine/site.ts'
import { runStep } from './run-step.ts'

// Runs the step of an import that an editor ordered at the desk: `node run-process.ts NUMBER`.
await main(async (signal) => {
  const id = Number(process.argv[2])
  const site = await openSite()
  const stop = new AbortController()
  signal.addEventListener('abort', () => stop.abort())
  try {
    const run = await findRun(site.store, id)
    if (run?.state === 'running') await runStep(site, run, stop)
  } finally {
    await site.close()
  }
})
