/** A trial's findings, printed line by line. */
export interface Findings {
  tell(line: string): void
  /** Prints whether an expectation holds; if not, the trial fails. */
  expect(isSo: boolean, what: string, otherwise?: string): void
  /** 0 if all expectations held. */
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
      // A trial without expectations fails.
      return bad > 0 || good === 0 ? 1 : 0
    },
  }
}
