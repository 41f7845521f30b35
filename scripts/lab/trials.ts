import { main } from '../cli/failures.ts'

/** A benchmark, or a fault run. As with a command, one that takes the signal promises to end soon after it is aborted. */
type Run = (args: string[], stop: AbortSignal) => Promise<number | void>

/** What each does, with its options and their defaults, and its module. */
export type Trials = Readonly<Record<string, readonly [does: string, load: () => Promise<{ run: Run }>]>>

/** Runs what the command line names; without a name, or with a wrong one, prints the list. */
export async function runTrial(command: string, trials: Trials): Promise<void> {
  const [name = '--help', ...args] = process.argv.slice(2)
  const [, load] = (Object.hasOwn(trials, name) && trials[name]) || []
  if (load) {
    const { run } = await load()
    // Bound, it still tells whether it takes the signal.
    return main(run.bind(undefined, args))
  }
  const list = `npm run ${command} -- NAME [options]\n\n${linesOf(trials)}`
  if (name === '--help') return void process.stdout.write(list)
  process.stderr.write(`There is no ${command} "${name}".\n\n${list}`)
  process.exitCode = 2
}

function linesOf(trials: Trials): string {
  const names = Object.keys(trials)
  const width = Math.max(...names.map(({ length }) => length))
  return Object.entries(trials)
    .map(([name, [does]]) => `  ${name.padEnd(width)}  ${does}\n`)
    .join('')
}
