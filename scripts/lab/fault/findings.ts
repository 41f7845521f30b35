/** What a trial has found out, told line by line. */
export interface Findings {
  tell(line: string): void
  /** Tells whether something is as it must be; what is not fails the whole trial. */
  expect(isSo: boolean, what: string, otherwise?: string): void
  /** For the process: 0 where all was as it must be. */
  exitCode(): number
}

export function openFindings(write: (text: string) => void = (text) => void process.stdout.write(text)): Findings {
  let good = 0
  let bad = 0
  return {
    tell: (line) => write(`${line}\n`),
    expect(isSo, what, otherwise = '') {
      if (isSo) good++
      else bad++
      const why = isSo || !otherwise ? '' : `: ${otherwise.trim()}`
      write(`  ${isSo ? 'good' : 'BAD '}  ${what}${why}\n`)
    },
    exitCode() {
      write(`${good} good, ${bad} bad\n`)
      // A trial that looked at nothing has shown nothing.
      return bad > 0 || good === 0 ? 1 : 0
    },
  }
}
