import { parseArgs } from 'node:util'
import { killWrites } from './fault/rounds.ts'
import { main } from './failures.ts'
import { startPostgres } from './postgres.ts'

// `npm run fault:write-kill -- --times 20 [--engine sqlite]`: kills the server at random moments while people
// write, and looks each time whether all that was acknowledged is there; at the end, whether every mail has
// come, and how often. On SQLite, then on PostgreSQL, of which every other round kills a backend instead.
await main(async (stop) => {
  const { values } = parseArgs({
    options: {
      times: { type: 'string', default: '20' },
      engine: { type: 'string', default: 'both' },
    },
  })
  const times = Number(values.times)
  if (!Number.isInteger(times) || times < 1)
    throw new RangeError(`--times: ${values.times} is not a number from 1 on`)
  const results: boolean[] = []
  if (values.engine !== 'postgres')
    results.push(await killWrites({ name: 'SQLite', times, stop }))
  if (values.engine !== 'sqlite')
    results.push(await onPostgres({ times, stop }))
  return results.every(Boolean) ? 0 : 1
})

async function onPostgres(work: {
  times: number
  stop: AbortSignal
}): Promise<boolean> {
  const { url, stop: end } = await startPostgres({ isDurable: true })
  try {
    const name = 'PostgreSQL'
    return await killWrites({ ...work, name, databaseUrl: url })
  } finally {
    await end()
  }
}
