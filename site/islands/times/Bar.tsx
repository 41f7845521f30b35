interface Props {
  /** Width of a time, a date, or a line. */
  size: 'clock' | 'date' | 'line'
}

/** A placeholder for loading text. */
export function Bar({ size }: Props) {
  return (
    <span className={`bar is-${size}`} aria-hidden="true">
      {'\u2007'}
    </span>
  )
}
