/** `26:30` in minutes. */
export const minutesOf = (clock: string): number => Number(clock.slice(0, -3)) * 60 + Number(clock.slice(-2))

/** Minutes as a clock shows them: `02:30`. With `beyond`, what is past midnight counts on: `26:30`. */
export function clockText(minutes: number, beyond?: 'beyond'): string {
  const hours = Math.floor(minutes / 60)
  return [beyond ? hours : hours % 24, minutes % 60].map((part) => String(part).padStart(2, '0')).join(':')
}
