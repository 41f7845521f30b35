interface Somewhere {
  position: readonly [lng: number, lat: number]
  /** No more than its town is known: the position is the centre of that. */
  inTown?: boolean | undefined
}

interface Doubtful {
  sample?: boolean | undefined
  inTown?: boolean | undefined
}

/** Whether distances and ways to a listing mean anything: a sample is nowhere, others are somewhere in their town. */
export const isPlaced = ({ sample, inTown }: Doubtful): boolean => !sample && !inTown

/** The positions that are known. */
export const positionsOf = (listings: readonly Somewhere[]): Somewhere['position'][] =>
  listings.flatMap(({ position, inTown }) => (inTown ? [] : [position]))
