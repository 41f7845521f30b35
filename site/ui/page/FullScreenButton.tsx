import { useEffect, useRef, useState } from 'react'
import { addStylesheet } from './stylesheet.ts'
import styles from '#site/ui/page/full-screen.sheet.css?url'
import { fullScreenOf, type FullScreen } from './full-screen.ts'
import { Icon } from './Icon.tsx'

interface Props {
  name: string
  /** Selector of the ancestor that goes full screen. */
  part: string
  className?: string
}

/** Toggles full screen. */
export function FullScreenButton({ name, part, className = 'icon-button' }: Props) {
  const ref = useRef<HTMLButtonElement>(null)
  const screen = useRef<FullScreen>(undefined)
  const [isOn, setOn] = useState(false)
  useEffect(() => {
    void addStylesheet(styles)
    const box = ref.current?.closest<HTMLElement>(part)
    if (!box) return
    const shown = (screen.current = fullScreenOf(box, setOn))
    return () => shown.end()
  }, [part])
  return (
    <button
      ref={ref}
      type="button"
      className={`${className} full-screen-button`}
      aria-label={name}
      aria-pressed={isOn}
      onClick={() => void screen.current?.toggle()}
    >
      <Icon name="expand" />
    </button>
  )
}
