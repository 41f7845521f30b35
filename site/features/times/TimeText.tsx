import type { NamedTime } from '#core/contract/times.ts'

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
    <span className="strong is-none">{none}</span>
  )
}

interface BarProps {
  /** Width of a time, a date, or a line. */
  size: 'clock' | 'date' | 'line'
}

/** A placeholder for loading text. */
export function Bar({ size }: BarProps) {
  return (
    <span className={`bar is-${size}`} aria-hidden="true">
      {'\u2007'}
    </span>
  )
}
