import type { NamedTime } from '#core/contract/times.ts'
import { Bar } from './Bar.tsx'

interface Props {
  /** Nothing while it is still to come. */
  moment: Pick<NamedTime, 'time'> | undefined
  /** What stands where the sun gives no such time. */
  none: string
}

/** A time of day, or the word for none. */
export function TimeText({ moment, none }: Props) {
  if (!moment) {
    return (
      <b className="clock">
        <Bar size="clock" />
      </b>
    )
  }
  return moment.time ? (
    <b className="clock">
      <bdi>{moment.time}</bdi>
    </b>
  ) : (
    <span className="is-none">{none}</span>
  )
}
