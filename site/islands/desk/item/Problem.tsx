import { useStore } from '@nanostores/react'
import { useEffect, useRef } from 'react'
import { Icon } from '../../page/Icon.tsx'
import { useDesk } from '../use-desk.ts'

/** Why an action was refused; takes the focus so that it is announced. Input is kept. */
export function Problem() {
  const { $sending } = useDesk()
  const state = useStore($sending)
  const ref = useRef<HTMLParagraphElement>(null)
  const round = state.status === 'refused' ? state.round : 0
  useEffect(() => {
    if (round > 0) ref.current?.focus()
  }, [round])
  if (state.status !== 'refused') return null
  return (
    <p ref={ref} className="form-problem" role="alert" tabIndex={-1}>
      <Icon name="warning" />
      <bdi>{state.text}</bdi>
    </p>
  )
}
