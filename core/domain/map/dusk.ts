const RADIANS = Math.PI / 180
const TILT = 23.44
const DAYS = 365.24
const MONTH = DAYS / 12
/** Days from the winter solstice to the new year. */
const SINCE_SOLSTICE = 10

type Colours = readonly [string, string, string, string]

/** From where the sun sets outwards, by how high it stood at noon, in degrees. */
const EVENINGS: readonly { noon: number; colours: Colours }[] = [
  { noon: 8, colours: ['#ffdcc9', '#dba0b4', '#7a80b4', '#37477a'] },
  { noon: 45, colours: ['#ffd391', '#f09a70', '#8c6a9a', '#2d4a7e'] },
  { noon: 82, colours: ['#ffd75e', '#f6813c', '#a94a70', '#214672'] },
]
const ALWAYS_DAY: Colours = ['#fff3cf', '#f4d59d', '#a7c3d6', '#5b87ae']
const ALWAYS_NIGHT: Colours = ['#7d93c4', '#4d639e', '#2d4177', '#17264d']

/**
 * The colours of the evening in the middle of a month, and the direction of the sunset: x to the east, y to the
 * south. By months, so that pictures seldom change.
 */
export function skyColours(lat: number, month: number): { stops: Colours; x: number; y: number } {
  const declination = -TILT * Math.cos((2 * Math.PI * ((month + 0.5) * MONTH + SINCE_SOLSTICE)) / DAYS)
  const noon = 90 - Math.abs(lat - declination)
  // The cosine of the azimuth, from north.
  const north = Math.sin(declination * RADIANS) / Math.max(0.01, Math.cos(lat * RADIANS))
  if (Math.abs(north) >= 1) {
    const isDay = lat * declination > 0
    return { stops: isDay ? ALWAYS_DAY : ALWAYS_NIGHT, x: 0, y: lat > 0 === isDay ? -1 : 1 }
  }
  return { stops: eveningOf(noon), x: -Math.sqrt(1 - north * north), y: -north }
}

function eveningOf(noon: number): Colours {
  const at = Math.max(
    1,
    EVENINGS.findIndex((evening) => evening.noon >= noon),
  )
  const [low, high] = noon > EVENINGS.at(-1)!.noon ? EVENINGS.slice(-2) : EVENINGS.slice(at - 1, at + 1)
  const share = Math.max(0, Math.min(1, (noon - low!.noon) / (high!.noon - low!.noon)))
  return low!.colours.map((colour, stop) => between(colour, high!.colours[stop]!, share)) as unknown as Colours
}

function between(a: string, b: string, share: number): string {
  const channels = [1, 3, 5].map((at) => {
    const [from, to] = [a, b].map((colour) => Number.parseInt(colour.slice(at, at + 2), 16)) as [number, number]
    return Math.round(from + (to - from) * share)
      .toString(16)
      .padStart(2, '0')
  })
  return `#${channels.join('')}`
}
