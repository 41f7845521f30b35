interface Props {
  /** Of a time, of a date, or of a line. */
  size: 'clock' | 'date' | 'line'
}

/** The room of a text that is still to come. */
export function Bar({ size }: Props) {
  return (
    <span className={`bar is-${size}`} aria-hidden="true">
      {'\u2007'}
    </span>
  )
}
