import { useEffect, useRef, type ReactNode } from 'react'
import { Icon } from './Icon.tsx'

interface Props {
  text: string
  children?: ReactNode
}

/** The outcome that replaces a form; takes the focus so that it is announced. */
export function Outcome({ text, children }: Props) {
  const ref = useRef<HTMLDivElement>(null)
  useEffect(() => ref.current?.focus(), [])
  return (
    <div ref={ref} className="stack box card-box" tabIndex={-1} role="status">
      <p className="stack outcome">
        <Icon name="check" />
        <bdi>{text}</bdi>
      </p>
      {children}
    </div>
  )
}
