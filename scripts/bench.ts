import { main } from './cli/failures.ts'

/** As with commands, one that takes the signal must end soon after it is aborted. */
type Run = (args: string[], stop: AbortSignal) => Promise<number | void>

/** A description with options and defaults, and the module, by name. */
const BENCHMARKS: Readonly<Record<string, readonly [does: string, load: () => Promise<{ run: Run }>]>> = {
  api: [
    'API calls per second, compared with a bare route [--seconds 2 --rounds 5 --connections 32 --only NAME]',
    () => import('./lab/bench/api.ts'),
  ],
  build: [
    'synthetic sites: first build, no changes, one edit, a new week [--pages 10000,100000 --dir FOLDER]',
    () => import('./lab/bench/build.ts'),
  ],
  live: ['time from a review to the static pages [--times 20]', () => import('./lab/bench/live.ts')],
  mutants: [
    'faults in functions drawn by a seed: how many the tests near them notice [--count 60 --seed faults --tests 12]',
    () => import('./lab/bench/mutants.ts'),
  ],
  pages: [
    'Lighthouse on a page of each kind [--url URL --runs 3 --langs en,he --only NAME --json]',
    () => import('./lab/bench/pages.ts'),
  ],
  search: [
    'near-me, autocomplete and vacations [--rows 100000,1000000 --queries 5000 --dir FOLDER]',
    () => import('./lab/bench/search.ts'),
  ],
}

// `npm run bench -- build --pages 10000`: runs a benchmark in a temporary folder; without a name, lists them.
const [name = '--help', ...args] = process.argv.slice(2)
const [, load] = (Object.hasOwn(BENCHMARKS, name) && BENCHMARKS[name]) || []
if (load) {
  const { run } = await load()
  // `bind` preserves `length`, which tells whether it takes the signal.
  await main(run.bind(undefined, args))
} else {
  const width = Math.max(...Object.keys(BENCHMARKS).map(({ length }) => length))
  const lines = Object.entries(BENCHMARKS).map(([each, [does]]) => `  ${each.padEnd(width)}  ${does}\n`)
  const list = `npm run bench -- NAME [options]\n\n${lines.join('')}`
  if (name === '--help') process.stdout.write(list)
  else {
    process.stderr.write(`There is no bench "${name}".\n\n${list}`)
    process.exitCode = 2
  }
}
