type Pixel = readonly [x: number, y: number]

interface Room {
  /** The least distance between two. */
  least: number
  width: number
  height: number
  /** What stays where it is, and is not to be covered either. */
  fixed?: Pixel | undefined
}

/** More than the twenty of a page need. */
const MOST_STEPS = 80

/** Pixels, moved as little as it takes for none to cover another or the edge of their picture. */
export function apart(pixels: readonly Pixel[], { least, width, height, fixed }: Room): Pixel[] {
  const within = (value: number, end: number) => Math.min(Math.max(value, least / 2), end - least / 2)
  let now = [...pixels]
  for (let step = 0; step < MOST_STEPS; step++) {
    const next = now.map((own, at): Pixel => {
      // Half of what is lacking: the other moves too.
      const pushes = now.flatMap((other, nth) => (nth === at ? [] : [push(own, other, { by: 0.5, least, at })]))
      if (fixed) pushes.push(push(own, fixed, { by: 1, least, at }))
      const [right, down] = pushes.reduce<Pixel>(([x, y], [byX, byY]) => [x + byX, y + byY], [0, 0])
      // In small steps: many that push at once would throw it far.
      const part = Math.min(1, least / 5 / Math.hypot(right, down))
      return [within(own[0] + right * part, width), within(own[1] + down * part, height)]
    })
    const isStill = next.every(([x, y], at) => Math.hypot(x - now[at]![0], y - now[at]![1]) < 0.5)
    now = next
    if (isStill) break
  }
  return now
}

interface Push extends Pick<Room, 'least'> {
  /** The share of what is lacking. */
  by: number
  /** Those at one point leave it in different directions. */
  at: number
}

/** How far another pixel pushes one away. */
function push([x, y]: Pixel, [otherX, otherY]: Pixel, { by, least, at }: Push): Pixel {
  const gap = Math.hypot(x - otherX, y - otherY)
  if (gap >= least) return [0, 0]
  const angle = gap > 0 ? Math.atan2(y - otherY, x - otherX) : at
  const length = (least - gap) * by
  return [length * Math.cos(angle), length * Math.sin(angle)]
}
