/** The number of an option. Throws RangeError, which names the option. */
export function numberOf(name: string, text: string, { least, most }: { least: number; most: number }): number {
  const number = Number(text)
  if (!Number.isInteger(number) || number < least || number > most)
    throw new RangeError(`--${name}: ${text} is not a whole number from ${least} to ${most}`)
  return number
}
