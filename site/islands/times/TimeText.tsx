import type { NamedTime } from '#core/contract/times.ts'
import { Bar } from './Bar.tsx'

interface Props {
  /** Undefined while loading. */
  moment: Pick<NamedTime, 'time'> | undefined
  /** Shown if the sun gives no such time. */
  none: string
}

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
