import { parseArgs } from 'node:util'
import { main } from './failures.ts'
import { killImports } from './fault/import-kill.ts'
import { numberOf } from './fault/options.ts'
import { inFolder } from './fault/small-site.ts'
import { startPostgres } from './postgres.ts'

// `npm run fault:import-kill [-- --times 10 --places 3000 --engine sqlite|postgres|both]`: kills an import at
// random moments and runs it again; in the end the store says what one says that was never interrupted.
await main(async (stop) => {
  const { values } = parseArgs({
    options: {
      times: { type: 'string', default: '10' },
      places: { type: 'string', default: '3000' },
      engine: { type: 'string', default: 'both' },
    },
  })
  const times = numberOf('times', values.times, { least: 1, most: 1000 })
  const places = numberOf('places', values.places, { least: 100, most: 500_000 }) // prettier-ignore
  const work = { times, places, stop }
  let code = 0
  if (values.engine !== 'postgres')
    code ||= await inFolder('import-kill', (dir) => killImports(dir, work))
  if (values.engine !== 'sqlite') code ||= await onPostgres(work)
  return code
})

async function onPostgres(work: {
  times: number
  places: number
  stop: AbortSignal
}): Promise<number> {
  const { url, stop: end } = await startPostgres({ isDurable: true })
  try {
    return await inFolder('import-kill', (dir) =>
      killImports(dir, { ...work, serverUrl: url }),
    )
  } finally {
    await end()
  }
}
