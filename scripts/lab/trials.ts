import { main } from '../cli/failures.ts'

/** A benchmark or fault injection. As with commands, one that takes the signal must end soon after it is aborted. */
type Run = (args: string[], stop: AbortSignal) => Promise<number | void>

/** A description with options and defaults, and the module, by name. */
export type Trials = Readonly<Record<string, readonly [does: string, load: () => Promise<{ run: Run }>]>>

/** Runs the named trial; without a valid name, prints the list. */
export async function runTrial(command: string, trials: Trials): Promise<void> {
  const [name = '--help', ...args] = process.argv.slice(2)
  const [, load] = (Object.hasOwn(trials, name) && trials[name]) || []
  if (load) {
    const { run } = await load()
    // `bind` preserves `length`, which tells whether it takes the signal.
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
